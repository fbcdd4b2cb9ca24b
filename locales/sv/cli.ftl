# Svenska. What a message is for, its variables and its room are said in locales/en/cli.ftl.

## Words that can be typed (plain mode). The English ones work in every language; a language adds its own, with commas between them.

cmd-fold = lägga sig, lägg dig, lägga
cmd-cheap = c
cmd-check = passa, p
cmd-call = syna, s
cmd-hold = stanna
cmd-raise = höja till, höja, höj, satsa, h
cmd-all_in = satsa allt
cmd-look = titta, t
cmd-lock = låsa
cmd-yes = ja, j
cmd-no = nej
cmd-table = bord, bordet
cmd-cards = kort
cmd-board = bordets kort
cmd-pots = potter, pott
cmd-stacks = marker
cmd-clock = klocka
cmd-log = logg
cmd-standings = ställning
cmd-again = upprepa
cmd-say = säg
cmd-react = reagera
cmd-mute = tysta
cmd-rules = regler
cmd-speed = takt, titta på
cmd-pause = paus
cmd-resume = fortsätt
cmd-restart = omstart, revansch
cmd-start = starta
cmd-sit = sitt
cmd-host = värd
cmd-kick = kasta ut
cmd-ban = stäng av
cmd-vote = rösta
cmd-close = lås-bordet
cmd-open = öppna-bordet
cmd-bot = bot, robot
cmd-identity = identitet
cmd-name = namn
cmd-leave = lämna, gå
cmd-help = hjälp
amount-min = minst
amount-half = halv, halva
amount-pot = pott, potten
amount-all = allt
word-on = på
word-off = av

## Help: one line for each command, what is typed first. Keep the typed words English or add the language's own beside them.

help-actions = När det är din tur: lägga sig, passa, syna, höja 120, all-in; stanna och titta i As-Nas; 1 eller 2 väljer kort i One Poker. Det räcker med f, p, s, h, a, t.
help-amounts = Ett belopp är en summa. Det kan vara ett tal, minst, halv, pott eller allt.
help-table = bord, kort, bordets kort, potter, marker, ställning, logg 10: vad som går att veta nu. upprepa: valen en gång till.
help-clock = klocka: tiden som är kvar. klocka av: ingen varning innan den är slut.
help-talk = säg lycka till; reagera: listan över reaktioner; tysta Ada: hör inget mer av Ada.
help-match = omstart, paus, fortsätt: fråga de andra. ja eller nej svarar. takt 4, takt end: när bara botar är kvar.
help-host = starta; värd, kasta ut, stäng av Ada; lås-bordet, öppna-bordet; bot 3 hard: för värden. rösta Ada: be att någon skickas iväg. sitt: ta en ledig plats.
help-identity = namn Ada: ett annat namn. identitet move: en kod för en annan enhet; identitet revoke: låt andra enheter glömma dig; identitet forget me: radera allt om dig.
help-rules = regler: reglerna för det här spelet. regler potter: delen om potter.
help-leave = lämna: en bot spelar på din plats tills du är tillbaka.

## Prompts

connected = Ansluten till { $server } ({ $version }). Du är { $name }.
connected-again = Tillbaka efter { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    }.
log-missed = { $count ->
        [0] Medan du var borta:
        [one] Medan du var borta hände en sak:
       *[other] Medan du var borta hände { $count } saker:
    }
connection-lost = Anslutningen är bruten. Nytt försök om { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    }.
unconfirmed = Inte bekräftat: { $action }.
embedded = En server för dig ensam körs på den här datorn, på { $address }, och slutar med det här programmet.
table-here = Bord { $code }, { $game }: { $players }. Säg hjälp för kommandona.
player-chips = { $name } { $chips }
player-bot = { $name } (bot)
player-open = ledig plats
waiting = { $open ->
        [one] Väntar på en spelare till.
       *[other] Väntar på { $open } spelare till.
    } Koden är { $code }, länken { $link }.
waiting-host = Säg starta för att börja; botar tar de lediga platserna.
watching-here = Du tittar på.
your-turn-call = Din tur. { $cost } att syna. Pott { $pot }. Du har { $stack }.
your-turn-free = Din tur. Inget att syna. Pott { $pot }. Du har { $stack }.
your-turn-stake = Din tur. Din insats { $stake }, högsta insatsen { $highest }. Pott { $pot }.
your-turn-stake-blind = Din tur. Du har inte tittat. Din insats { $stake }, högsta insatsen { $highest }. Pott { $pot }.
your-turn-lock = Välj kortet att låsa. 1: { $first }, { $firstgroup }. 2: { $second }, { $secondgroup }.
clock-left = { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    }.
clock-left-bank = { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    }, bank { $bank }.
clock-none = Ingen klocka.
clock-other = { $name } har { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    }.
nobody-acts = Ingen är på tur nu.
choices = { $list }?
choice-fold = lägga sig
choice-check = passa
choice-call = syna { $cost }
choice-call-all_in = syna { $cost }, all-in
choice-call-pay = syna (betala { $cost })
choice-raise = höja till { $least }, högst { $most }
choice-raise-one = höja till { $least }
choice-bet = satsa { $least } till { $most }
choice-bet-one = satsa { $least }
choice-raise-pay = höja till { $least } (betala { $cost })
choice-all_in = all-in { $most }
choice-hold = stanna
choice-look = titta
choice-lock = 1 eller 2?
choice-start = starta eller lämna?
choice-over = omstart eller lämna?
choice-out = takt 1, takt 4, takt end, omstart eller lämna?
choice-out-people = omstart eller lämna?
choice-yes_no = ja eller nej?
ask-all_in = All-in för { $amount }?
ask-fold = Lägga sig?
ask-lock = Låsa { $card }, med baksidan upp? Låset är slutgiltigt.
ask-raise = Höja till hur mycket? { $least } till { $most }
ask-leave = Lämna bordet? En bot spelar på din plats tills du är tillbaka. Ctrl-C igen lämnar genast.
ask-rematch = En match till?
ask-restart = { $name } ber om en omstart. Är du med på det?
ask-pause = { $name } ber om en paus. Är du med på det?
ask-resume = { $name } vill fortsätta. Är du med på det?
ask-vote_out = { $name } vill rösta ut { $about }. Är du med på det?
ask-take_over = Du är vid det här bordet på ett annat ställe. Ta över platsen här?
taken-over = Du spelar på ett annat ställe nu. Säg ja för att ta tillbaka platsen, eller lämna.
out-note = Du är ute: plats { $place } av { $players }.
out-people = Människor spelar fortfarande: normal takt.
over-winner = Ställning: { $list }.
stacks = Marker: { $list }.
totals = Summor: { $list }.
total-of = { $name } { $points }
pot-now = Pott { $pot }.
pots-none = Det finns ingen pott än.
pot-named = { $potname } { $amount }, för { $names }.
board-none = Inga kort på bordet än.
board-now = På bordet: { $cards }.
cards-now = Dina kort: { $cards }.
cards-now-hand = Dina kort: { $cards }. { $hand }.
cards-unseen = Du har inte tittat på dina kort än.
cards-none = Du har inga kort.
cards-shown = Kort som har visats: { $name } { $cards }.
signal-now = { $name }: { $up } UP, { $down } DOWN.
seat-now = { $name }: { $parts }.
seat-word-folded = har lagt sig
seat-word-all_in = all-in
seat-word-out = ute, plats { $place }
seat-word-to_act = på tur
seat-word-away = borta
seat-word-stand_in = en bot spelar
seat-word-locked = har låst
seat-word-looked = tittat
seat-word-blind = i blindo
seat-word-bet = { $amount } framför platsen
seat-word-button = knappen
seat-word-dealer = givare
standings-none = Det finns ingen ställning än.
standing-line = { $place } { $name } { $amount }
log-empty = Inget har hänt än.
muted-now = Du hör inget mer av { $name }.
muted-no-more = Du hör { $name } igen.
reactions-list = Reaktioner: { $list } Säg reagera och ett tal.
reaction-numbered = { $number } { $text }
warn-off = Du får inte längre veta när tiden är knapp.
warn-on = Du får veta när tiden är knapp.
left-kept = En bot spelar på din plats. Kom tillbaka med: { $command }
left = Du har lämnat bord { $code }.
goodbye = Hej då.
gone-table = Bord { $code } är slut för dig; tillbaka till lobbyn.
identity-code = På den andra enheten: cardavia play --move { $code }. Koden gäller en gång, i { $minutes ->
        [one] { $minutes } minut
       *[other] { $minutes } minuter
    }.
bad-identity = Säg identitet move, identitet revoke eller identitet forget me.

## Plain lobby

lobby-prompt = holdem, one-poker eller as-nas spelar genast; en kod sätter dig vid det bordet; bord visar dem; lämna avslutar.
lobby-question = Vad vill du spela?
word-tables = bord
seat-kept = Din plats finns kvar vid bord { $code }, { $game }. Säg koden för att gå tillbaka.
tables-none = Det finns inga öppna bord. Säg holdem, one-poker eller as-nas för att spela med botar.
table-line = { $code }  { $game }, värd { $host }, { $people } av { $seats } platser har människor, { $bots } botar, { $stage }

## History

history-none = Du har inga spelade matcher på den här servern.
history-line = { $number }  { $when }  { $game }, { $names }: plats { $place }, { $hands ->
        [one] { $hands } giv
       *[other] { $hands } givar
    }
history-statistics = { $game }: { $won } av { $matches } matcher vunna, { $hands_won } av { $hands } givar; visningar { $showdowns }; största potten { $biggest }

## Mistakes

bad-word = Jag förstod inte ”{ $text }”. Säg hjälp för kommandona.
bad-now = Det går inte nu.
bad-not-your-turn = Det är inte din tur.
bad-check = Det är { $cost } att syna. Säg syna eller lägga sig.
bad-price = Priset är { $price }.
bad-call = Det finns inget att syna. Säg passa.
bad-hold = Högsta insatsen är { $highest }. Säg syna eller lägga sig.
bad-fold = Du behöver inte betala något: det går inte att lägga sig nu.
bad-least = Minsta höjningen är till { $least }.
bad-most = Det mesta är { $most }.
bad-no-raise = Du kan inte höja nu.
bad-card = Säg 1 eller 2.
bad-person = Ingen vid det här bordet heter { $name }.
bad-two-persons = { $name } kan vara flera här. Säg mer av namnet.
bad-reaction = Den reaktionen finns inte. Säg reagera för att höra dem.
bad-level = Den nivån finns inte: easy, normal eller hard.
bad-seat = Säg numret på en plats, till exempel: bot 3 hard
bad-speed = Säg takt 1, takt 4 eller takt end.
bad-rules = Reglerna säger inget om ”{ $text }”.
bad-empty = Säg vad: { $example }
not-connected = Det finns ingen anslutning; inget skickades.
amount-unreadable = ”{ $text }” är inget belopp. Skriv siffror, till exempel 1200.
amount-ambiguous = ”{ $text }” kan läsas på två sätt. Skriv bara siffror, till exempel 1000.
amount-fraction = Marker är hela tal: ”{ $text }” är det inte.

## Errors of the command line, after "cardavia: "

error-unreachable = ingen server svarar på { $url }. Kontrollera adressen, eller starta en: cardavia serve
error-no-embedded = det gick inte att starta en server på den här datorn: { $reason }. Se vad den säger: cardavia serve
error-version = servern talar protokoll { $server } (version { $software }), det här programmet protokoll { $client } ({ $own }). Uppdatera det äldsta, till exempel med: pipx upgrade cardavia
error-refused = { $text }
error-table = det finns inget bord { $code }. Kontrollera koden med värden, eller se: cardavia tables

## The full screen

screen-lobby = Lobby
screen-table = bord { $code }
screen-hand = giv { $number }
screen-deal = giv { $number }
screen-deal-of = giv { $number } av { $deals }
screen-ante = ante { $amount }
screen-direction = spelet går
screen-reconnecting = ansluter igen
screen-ms = { $ms } ms
screen-out = ute, plats { $place }
short-fold = lagt sig
short-call = synar { $amount }
short-raise = höjer { $amount }
short-hold = stannar
short-stake = insats { $amount }
screen-away = borta { $time }
screen-all_in = { $text }, all-in
screen-wins = vinner { $amount }
screen-pot = Pott { $amount }
screen-stake = Insats { $stake } av { $limit }
screen-unseen = Inte tittat än
screen-code = Bord { $code }
screen-seats = { $taken } av { $seats } platser är tagna.
screen-link = y kopierar länken.
screen-start = Enter startar; botar tar de lediga platserna.
screen-wait = Värden startar matchen.
screen-pace-note = Bara botar spelar vidare: w ändrar takten.
screen-locked = låst
screen-kept = kvar
key-help = Hjälp
key-rules = Regler
key-log = Logg
key-talk = Prat
key-standings = Ställning
key-settings = Inställningar
key-leave = Gå
key-quit = Sluta
key-sit = Spela
key-find = Sök
key-new = Nytt bord
key-join = Gå med via kod
key-watch = Se
key-close = Stäng
key-host = Värd
key-copy = Kopiera länken
act-start = Starta
act-restart = Omstart
act-rematch = Revansch
act-yes = Ja
act-no = Nej
act-lock = Låsa
act-try = Försök nu
act-pace = Takt
act-sit = Ta en plats
act-lobby = Lobby
act-call-pay = Syna, betala { $cost }
act-raise-pay = Höja till { $to }, betala { $cost }
act-take_over = Ta tillbaka platsen
clock-you = Din tur
clock-lock = Lås ett kort
clock-name = { $name } är på tur
clock-next = Nästa giv
clock-idle = Väntar
clock-lost = Ingen anslutning
clock-seconds = { $seconds } s
clock-seconds-bank = { $seconds } s, bank { $bank } s
clock-soon = snart slut
clock-again = igen om { $seconds } s
entry-raise = Höja till
entry-bet = Satsa
entry-min = minst
entry-half = ½ pott
entry-pot = pott
entry-range = minst { $least }, mest { $most }
note-fold = Lägga sig? f igen; Esc behåller korten.
note-all_in = All-in { $amount }: a eller Enter skickar, Esc går tillbaka.
note-entry = Enter skickar beloppet. Upp, ned: med { $step }. Esc går tillbaka.
note-lock = Enter låser { $card }, med baksidan upp. Låset är slutgiltigt.
note-choose = 1 eller 2 väljer kort, Enter låser det.
note-leave = Lämna? Din plats finns kvar, en bot spelar. Enter lämnar, Esc stannar.
note-leave-free = Lämna bordet? Enter lämnar, Esc stannar.
note-fence = Bordet ändrades nyss; tangenten skickades inte. En gång till om du vill.
note-looked = De andra ser att du har tittat.
note-blind = Du får spela i blindo. Att titta avslutar inte din tur.
note-kept = Din plats finns kvar. Försök igen med Enter, eller lämna.
note-talk = Säg:
note-find = Sök:
note-copied = Länken är given till terminalens urklipp.
note-nothing = Den tangenten gör inget nu.
note-asked = { $name } ber om: { $what }. y är med på det, x inte.
note-taken = Du spelar på ett annat ställe nu. Enter tar tillbaka platsen, ^q lämnar.
note-missed = Tillbaka efter { $seconds } s.
note-restart = Omstart: { $agreed } av { $needed } är med på det.
what-restart = att börja om matchen
what-pause = en paus
what-resume = att fortsätta
what-vote_out = att rösta ut { $about }
lobby-now = Spela genast, med botar omkring dig
lobby-holdem = 4 platser, 1000 marker, mörkar 10/20
lobby-one_poker = en mot en, 20 marker
lobby-as_nas = 4 platser, 12 givar, i blindo eller titta
lobby-open = Öppna bord
lobby-table = Bord
lobby-game = Spel
lobby-host = Värd
lobby-seats = Platser
lobby-stage = Läge
lobby-people = { $people } av { $seats }, { $bots ->
        [one] { $bots } bot
       *[other] { $bots } botar
    }
lobby-full = fullt
lobby-you = Du: { $name }
lobby-take_over = y tar över.
lobby-none = Inga öppna bord. 1, 2 eller 3 spelar med botar.
lobby-connecting = Ansluter till { $server } …
form-new = Nytt bord
form-open = Öppna bordet
form-join = Gå med via kod
form-code = Kod
form-join-hint = Sex bokstäver och siffror, aldrig O 0 I 1 L. Enter sitter, w ser, Esc backar.
form-settings-hint = Vänster och höger ändrar, upp och ned flyttar, Esc stänger.
form-new-hint = Pilarna ändrar och flyttar, Enter på sista raden öppnar, Esc backar.
form-no-effect = ingen verkan i det här temat
form-language = { $name }
form-auto = automatiskt
seats-any = allteftersom
seats-one = bara du
bots-mixed = blandat
help-title = Tangenter
help-key-fold = lägga sig (F1 frågar alltid först)
help-key-cheap = passa, syna eller stanna
help-key-raise = höja eller satsa: öppnar fältet
help-key-all_in = all-in: två gånger skickar
help-key-look = titta på dina kort (As-Nas)
help-key-cards = välja kort (One Poker), Enter låser
help-key-digits = summan att höja till
help-key-steps = stora mörken, halva potten, minst och mest
help-key-shortcuts = minst, halv pott, pott
help-key-pace = när du tittar på: takt
help-key-restart = omstart, revansch
help-key-talk = prata; /react 1, /mute Ada, /name Bo, /move, /forget me
help-key-panes = logg, ställning, regler, inställningar, hjälp; Esc stänger
help-key-host = värd: skicka iväg, lämna över, låsa, botar
help-key-tab = gå genom val, fält, logg
help-key-redraw = rita allt på nytt
help-key-leave = lämna; frågar när du sitter
help-reset = Om terminalen har kraschat: reset rättar till den.
help-lobby-now = spela genast med botar
help-lobby-enter = sätta sig vid det valda bordet
help-lobby-watch = titta på det
help-lobby-new = nytt bord
help-lobby-join = gå med via kod
help-lobby-find = filtrera listan
host-title = Värd
host-hand_over = gör { $name } till värd
host-kick = skicka iväg { $name }
host-ban = stäng av { $name }
host-vote = be om att rösta ut { $name }
host-lock = låt ingen ny sätta sig
host-unlock = låt nya sätta sig igen
host-bot = bot på plats { $seat }: { $level }
host-pause = be om en paus
host-resume = be om att fortsätta
host-none = Det finns inget att göra här nu.
screen-tiny = Behöver { $needs }, nu { $now }. cardavia play --plain går i alla storlekar.
