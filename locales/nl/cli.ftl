# Nederlands. What a message is for, its variables and its room are said in locales/en/cli.ftl.

## Words that can be typed (plain mode). The English ones work in every language; a language adds its own, with commas between them.

cmd-fold = passen, pas, p
cmd-cheap = c
cmd-check = checken
cmd-call = meegaan, mee, m
cmd-hold = blijven, blijf, b
cmd-raise = verhogen tot, verhogen, verhoog, inzetten, inzet, v
cmd-all_in = alles
cmd-look = kijken, kijk, k
cmd-lock = vastleggen
cmd-yes = ja, j
cmd-no = nee
cmd-table = tafel
cmd-cards = kaarten
cmd-board = kaarten op tafel
cmd-pots = potten, pot
cmd-stacks = fiches
cmd-clock = klok
cmd-log = verslag
cmd-standings = stand
cmd-again = herhaal
cmd-say = zeg
cmd-react = reageer
cmd-mute = demp
cmd-rules = spelregels, regels
cmd-speed = tempo, toekijken
cmd-pause = pauze
cmd-resume = verder
cmd-restart = opnieuw, revanche
cmd-start = begin
cmd-sit = zitten
cmd-host = gastheer
cmd-kick = wegsturen
cmd-ban = verbannen
cmd-vote = stem
cmd-close = tafel-dicht
cmd-open = tafel-open
cmd-bot = bot, robot
cmd-identity = identiteit
cmd-name = naam
cmd-leave = weggaan, weg
cmd-help = hulp
amount-min = minimum
amount-half = half, halve
amount-pot = pot
amount-all = alles
word-on = aan
word-off = uit

## Help: one line for each command, what is typed first. Keep the typed words English or add the language's own beside them.

help-actions = In je beurt: passen, checken, meegaan, verhogen 120, all-in; blijven en kijken bij As-Nas; 1 of 2 kiest een kaart bij One Poker. Eén letter mag ook: p, c, m, v, a, b, k.
help-amounts = Een bedrag is een totaal. Het mag een getal zijn, of minimum, half, pot of alles.
help-table = tafel, kaarten, kaarten op tafel, potten, fiches, stand, verslag 10: wat er nu te weten valt. herhaal: de keuzes nog eens.
help-clock = klok: de tijd die je nog hebt. klok uit: geen waarschuwing voordat die om is.
help-talk = zeg succes; reageer: de lijst van reacties; demp Ada: niets meer van Ada horen.
help-match = opnieuw, pauze, verder: vraag het de anderen. ja of nee antwoordt. tempo 4, tempo end: als alleen bots over zijn.
help-host = begin; gastheer, wegsturen, verbannen Ada; tafel-dicht, tafel-open; bot 3 hard: voor de host. stem Ada: vragen iemand weg te stemmen. zitten: een vrije plaats nemen.
help-identity = naam Ada: een andere naam. identiteit move: een code voor een ander apparaat; identiteit revoke: andere apparaten je laten vergeten; identiteit forget me: alles over je wissen.
help-rules = spelregels: de regels van dit spel. spelregels pot: het deel over potten.
help-leave = weggaan: een bot speelt op je plaats tot je terug bent.

## Prompts

connected = Verbonden met { $server } ({ $version }). Je bent { $name }.
connected-again = Terug na { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }.
log-missed = { $count ->
        [0] Terwijl je weg was:
        [one] Terwijl je weg was, gebeurde er één ding:
       *[other] Terwijl je weg was, gebeurden er { $count } dingen:
    }
connection-lost = Verbinding verbroken. Nieuwe poging over { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }.
unconfirmed = Niet bevestigd: { $action }.
embedded = Een server voor jou alleen draait op deze computer, op { $address }, en stopt samen met dit programma.
table-here = Tafel { $code }, { $game }: { $players }. Zeg hulp voor de opdrachten.
player-chips = { $name } { $chips }
player-bot = { $name } (bot)
player-open = vrije plaats
waiting = { $open ->
        [one] Wachten op nog één speler.
       *[other] Wachten op nog { $open } spelers.
    } De code is { $code }, de link { $link }.
waiting-host = Zeg begin om te starten; bots nemen de vrije plaatsen.
watching-here = Je kijkt toe.
your-turn-call = Jij bent aan de beurt. { $cost } om mee te gaan. Pot { $pot }. Je hebt { $stack }.
your-turn-free = Jij bent aan de beurt. Je bent niets schuldig. Pot { $pot }. Je hebt { $stack }.
your-turn-stake = Jij bent aan de beurt. Je inleg { $stake }, hoogste inleg { $highest }. Pot { $pot }.
your-turn-stake-blind = Jij bent aan de beurt. Je hebt niet gekeken. Je inleg { $stake }, hoogste inleg { $highest }. Pot { $pot }.
your-turn-lock = Kies de kaart om vast te leggen. 1: { $first }, { $firstgroup }. 2: { $second }, { $secondgroup }.
clock-left = { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }.
clock-left-bank = { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }, bank { $bank }.
clock-none = Geen klok.
clock-other = { $name } heeft { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }.
nobody-acts = Niemand is nu aan de beurt.
choices = { $list }?
choice-fold = passen
choice-check = checken
choice-call = meegaan { $cost }
choice-call-all_in = meegaan { $cost }, all-in
choice-call-pay = meegaan (betaal { $cost })
choice-raise = verhogen tot { $least }, hoogstens { $most }
choice-raise-one = verhogen tot { $least }
choice-bet = inzetten { $least } tot { $most }
choice-bet-one = inzetten { $least }
choice-raise-pay = verhogen tot { $least } (betaal { $cost })
choice-all_in = all-in { $most }
choice-hold = blijven
choice-look = kijken
choice-lock = 1 of 2?
choice-start = begin of weggaan?
choice-over = opnieuw of weggaan?
choice-out = tempo 1, tempo 4, tempo end, opnieuw of weggaan?
choice-out-people = opnieuw of weggaan?
choice-yes_no = ja of nee?
ask-all_in = All-in voor { $amount }?
ask-fold = Passen?
ask-lock = { $card } gesloten vastleggen? Vastleggen is definitief.
ask-raise = Verhogen tot hoeveel? { $least } tot { $most }
ask-leave = Van tafel gaan? Een bot speelt op je plaats tot je terug bent. Nog eens Ctrl-C gaat meteen weg.
ask-rematch = Nog een partij?
ask-restart = { $name } wil opnieuw beginnen. Ben je het ermee eens?
ask-pause = { $name } vraagt om een pauze. Ben je het ermee eens?
ask-resume = { $name } wil verdergaan. Ben je het ermee eens?
ask-vote_out = { $name } wil { $about } wegstemmen. Ben je het ermee eens?
ask-take_over = Je zit ergens anders aan deze tafel. De plaats hier overnemen?
taken-over = Je speelt nu ergens anders. Zeg ja om de plaats terug te nemen, of weggaan.
out-note = Je ligt eruit: nummer { $place } van { $players }.
out-people = Er spelen nog mensen: normaal tempo.
over-winner = Stand: { $list }.
stacks = Fiches: { $list }.
totals = Totalen: { $list }.
total-of = { $name } { $points }
pot-now = Pot { $pot }.
pots-none = Er is nog geen pot.
pot-named = { $potname } { $amount }, voor { $names }.
board-none = Nog geen kaarten op tafel.
board-now = Op tafel: { $cards }.
cards-now = Je kaarten: { $cards }.
cards-now-hand = Je kaarten: { $cards }. { $hand }.
cards-unseen = Je hebt nog niet naar je kaarten gekeken.
cards-none = Je hebt geen kaarten.
cards-shown = Tot nu toe getoonde kaarten: { $name } { $cards }.
signal-now = { $name }: { $up } UP, { $down } DOWN.
seat-now = { $name }: { $parts }.
seat-word-folded = gepast
seat-word-all_in = all-in
seat-word-out = eruit, nummer { $place }
seat-word-to_act = aan de beurt
seat-word-away = afwezig
seat-word-stand_in = een bot speelt
seat-word-locked = vastgelegd
seat-word-looked = gezien
seat-word-blind = blind
seat-word-bet = { $amount } voor de plaats
seat-word-button = knop
seat-word-dealer = gever
standings-none = Er is nog geen stand.
standing-line = { $place } { $name } { $amount }
log-empty = Er is nog niets gebeurd.
muted-now = Je hoort niets meer van { $name }.
muted-no-more = Je hoort { $name } weer.
reactions-list = Reacties: { $list } Zeg reageer en een nummer.
reaction-numbered = { $number } { $text }
warn-off = Je krijgt geen melding meer als de tijd opraakt.
warn-on = Je krijgt een melding als de tijd opraakt.
left-kept = Een bot speelt op je plaats. Kom terug met: { $command }
left = Je bent weg van tafel { $code }.
goodbye = Tot ziens.
gone-table = Tafel { $code } is voor jou voorbij; terug naar de lobby.
identity-code = Op het andere apparaat: cardavia play --move { $code }. De code is één keer geldig, { $minutes ->
        [one] { $minutes } minuut
       *[other] { $minutes } minuten
    } lang.
bad-identity = Zeg identiteit move, identiteit revoke of identiteit forget me.

## Plain lobby

lobby-prompt = holdem, one-poker of as-nas speelt meteen; een code gaat daar zitten; tafels toont ze; weg stopt.
lobby-question = Wat wil je spelen?
word-tables = tafels
seat-kept = Je plaats blijft bewaard aan tafel { $code }, { $game }. Zeg de code om terug te gaan.
tables-none = Er zijn geen open tafels. Zeg holdem, one-poker of as-nas om met bots te spelen.
table-line = { $code }  { $game }, host { $host }, { $people } van { $seats } plaatsen met mensen, { $bots } met bots, { $stage }

## History

history-none = Je hebt op deze server geen afgelopen partijen.
history-line = { $number }  { $when }  { $game }, { $names }: nummer { $place }, { $hands ->
        [one] { $hands } hand
       *[other] { $hands } handen
    }
history-statistics = { $game }: { $won } van { $matches } partijen gewonnen, { $hands_won } van { $hands } handen; showdowns { $showdowns }; grootste pot { $biggest }

## Mistakes

bad-word = Ik begreep “{ $text }” niet. Zeg hulp voor de opdrachten.
bad-now = Dat kan nu niet.
bad-not-your-turn = Je bent niet aan de beurt.
bad-check = Het kost { $cost } om mee te gaan. Zeg meegaan of passen.
bad-price = De prijs is { $price }.
bad-call = Er valt niets mee te gaan. Zeg checken.
bad-hold = De hoogste inleg is { $highest }. Zeg meegaan of passen.
bad-fold = Je hoeft niets te betalen: passen kan nu niet.
bad-least = De kleinste verhoging is tot { $least }.
bad-most = Het meeste is { $most }.
bad-no-raise = Je kunt nu niet verhogen.
bad-card = Zeg 1 of 2.
bad-person = Aan deze tafel zit niemand die { $name } heet.
bad-two-persons = { $name } kan hier op meer mensen slaan. Zeg meer van de naam.
bad-reaction = Die reactie is er niet. Zeg reageer om ze te horen.
bad-level = Dat niveau is er niet: easy, normal of hard.
bad-seat = Zeg het nummer van een plaats, bijvoorbeeld: bot 3 hard
bad-speed = Zeg tempo 1, tempo 4 of tempo end.
bad-rules = De spelregels zeggen niets over “{ $text }”.
bad-empty = Zeg wat: { $example }
not-connected = Er is geen verbinding; er is niets verstuurd.
amount-unreadable = “{ $text }” is geen bedrag. Schrijf cijfers, bijvoorbeeld 1200.
amount-ambiguous = “{ $text }” kan op twee manieren worden gelezen. Schrijf alleen cijfers, bijvoorbeeld 1000.
amount-fraction = Fiches zijn hele getallen: “{ $text }” is dat niet.

## Errors of the command line, after "cardavia: "

error-unreachable = er antwoordt geen server op { $url }. Controleer het adres, of start er een: cardavia serve
error-no-embedded = op deze computer kon geen server worden gestart: { $reason }. Kijk wat hij zegt: cardavia serve
error-version = de server spreekt protocol { $server } (versie { $software }), dit programma protocol { $client } ({ $own }). Werk de oudste van de twee bij, bijvoorbeeld met: pipx upgrade cardavia
error-refused = { $text }
error-table = er is geen tafel { $code }. Vraag de code na bij de host, of kijk: cardavia tables

## The full screen

screen-lobby = Lobby
screen-table = tafel { $code }
screen-hand = hand { $number }
screen-deal = ronde { $number }
screen-deal-of = ronde { $number } van { $deals }
screen-ante = ante { $amount }
screen-direction = richting
screen-reconnecting = opnieuw verbinden
screen-ms = { $ms } ms
screen-out = eruit, nr. { $place }
short-fold = gepast
short-call = mee { $amount }
short-raise = hoger { $amount }
short-hold = blijft
short-stake = inleg { $amount }
screen-away = afwezig { $time }
screen-all_in = { $text }, all-in
screen-wins = wint { $amount }
screen-pot = Pot { $amount }
screen-stake = Inleg { $stake } van { $limit }
screen-unseen = Nog niet gekeken
screen-code = Tafel { $code }
screen-seats = { $taken } van de { $seats } plaatsen zijn bezet.
screen-link = y kopieert de link.
screen-start = Enter begint; bots nemen de vrije plaatsen.
screen-wait = De host begint de partij.
screen-pace-note = Alleen bots spelen nog: w wijzigt het tempo.
screen-locked = vast
screen-kept = houden
key-help = Hulp
key-rules = Regels
key-log = Verslag
key-talk = Chat
key-standings = Stand
key-settings = Instellingen
key-leave = Weggaan
key-quit = Stop
key-sit = Speel
key-find = Zoek
key-new = Nieuwe tafel
key-join = Meedoen met code
key-watch = Kijk
key-close = Sluiten
key-host = Host
key-copy = Link kopiëren
act-start = Beginnen
act-restart = Opnieuw
act-rematch = Revanche
act-yes = Ja
act-no = Nee
act-lock = Vastleggen
act-try = Nu proberen
act-pace = Tempo
act-sit = Plaats nemen
act-lobby = Lobby
act-call-pay = Meegaan, betaal { $cost }
act-raise-pay = Verhogen tot { $to }, betaal { $cost }
act-take_over = Plaats terugnemen
clock-you = Jij bent aan de beurt
clock-lock = Leg een kaart vast
clock-name = Beurt: { $name }
clock-next = Volgende hand
clock-idle = Wachten
clock-lost = Verbinding weg
clock-seconds = { $seconds } s
clock-seconds-bank = { $seconds } s, bank { $bank } s
clock-soon = bijna om
clock-again = weer over { $seconds } s
entry-raise = Verhoog tot
entry-bet = Inzetten
entry-min = min.
entry-half = ½ pot
entry-pot = pot
entry-range = minstens { $least }, hoogstens { $most }
note-fold = Passen? Nog eens f; Esc houdt de kaarten.
note-all_in = All-in { $amount }: a of Enter verstuurt, Esc gaat terug.
note-entry = Enter verstuurt het bedrag. Omhoog, omlaag: met { $step }. Esc gaat terug.
note-lock = Enter legt { $card } gesloten vast. Vastleggen is definitief.
note-choose = 1 of 2 kiest een kaart, Enter legt die vast.
note-leave = Weggaan? Je plaats blijft, een bot speelt. Enter gaat weg, Esc blijft.
note-leave-free = Van tafel gaan? Enter gaat weg, Esc blijft.
note-fence = De tafel is net veranderd; de toets is niet verstuurd. Nog eens als je wilt.
note-looked = De anderen zien dat je hebt gekeken.
note-blind = Je mag blind spelen. Kijken beëindigt je beurt niet.
note-kept = Je plaats blijft bewaard. Probeer het opnieuw met Enter, of ga weg.
note-talk = Zeg:
note-find = Zoek:
note-copied = De link is aan het klembord van de terminal gegeven.
note-nothing = Die toets doet nu niets.
note-asked = { $name } vraagt: { $what }. y is eens, x niet.
note-taken = Je speelt nu ergens anders. Enter neemt de plaats terug, ^q gaat weg.
note-missed = Terug na { $seconds } s.
note-restart = Opnieuw: { $agreed } van de { $needed } zijn het eens.
what-restart = de partij opnieuw beginnen
what-pause = een pauze
what-resume = verdergaan
what-vote_out = { $about } wegstemmen
lobby-now = Meteen spelen, met bots om je heen
lobby-holdem = 4 plaatsen, 1000 fiches, blinds 10/20
lobby-one_poker = één tegen één, 20 fiches
lobby-as_nas = 4 plaatsen, 12 rondes, blind of kijken
lobby-open = Open tafels
lobby-table = Tafel
lobby-game = Spel
lobby-host = Host
lobby-seats = Plaatsen
lobby-stage = Stand
lobby-people = { $people } van { $seats }, { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }
lobby-full = vol
lobby-you = Jij: { $name }
lobby-take_over = y neemt over.
lobby-none = Geen open tafels. 1, 2 of 3 speelt met bots.
lobby-connecting = Verbinden met { $server } …
form-new = Nieuwe tafel
form-open = De tafel openen
form-join = Meedoen met code
form-code = Code
form-join-hint = Zes letters en cijfers, nooit O 0 I 1 L. Enter doet mee, w kijkt, Esc terug.
form-settings-hint = Links en rechts wijzigen, omhoog en omlaag gaan verder, Esc sluit.
form-new-hint = Pijltjes wijzigen en gaan verder, Enter onderaan opent, Esc terug.
form-no-effect = geen effect in dit thema
form-language = { $name }
form-auto = automatisch
seats-any = zoals ze komen
seats-one = alleen jij
bots-mixed = gemengd
help-title = Toetsen
help-key-fold = passen (F1 vraagt altijd eerst)
help-key-cheap = checken, meegaan of blijven
help-key-raise = verhogen of inzetten: opent het veld
help-key-all_in = all-in: twee keer verstuurt
help-key-look = naar je kaarten kijken (As-Nas)
help-key-cards = een kaart kiezen (One Poker), Enter legt vast
help-key-digits = het totaal om tot te verhogen
help-key-steps = een grote blind, een halve pot, minimum en maximum
help-key-shortcuts = min., halve pot, pot
help-key-pace = bij toekijken: tempo
help-key-restart = opnieuw, revanche
help-key-talk = praten; /react 1, /mute Ada, /name Bo, /move, /forget me
help-key-panes = verslag, stand, regels, instellingen, hulp; Esc sluit
help-key-host = host: wegsturen, overdragen, op slot, bots
help-key-tab = langs acties, veld, verslag
help-key-redraw = alles opnieuw tekenen
help-key-leave = weggaan; vraagt het als je zit
help-reset = Na een crash van de terminal: reset herstelt hem.
help-lobby-now = meteen spelen met bots
help-lobby-enter = aan de gekozen tafel gaan zitten
help-lobby-watch = er toekijken
help-lobby-new = nieuwe tafel
help-lobby-join = meedoen met code
help-lobby-find = de lijst filteren
host-title = Host
host-hand_over = { $name } host maken
host-kick = { $name } wegsturen
host-ban = { $name } verbannen
host-vote = vragen om { $name } weg te stemmen
host-lock = niemand nieuw laten zitten
host-unlock = weer nieuwe spelers laten zitten
host-bot = bot op plaats { $seat }: { $level }
host-pause = om een pauze vragen
host-resume = vragen om verder te gaan
host-none = Er is hier nu niets te doen.
screen-tiny = Nodig { $needs }, nu { $now }. cardavia play --plain past altijd.
