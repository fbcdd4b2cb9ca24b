# Svenska. What a message is for, its variables and its room are said in locales/en/web.ftl.

## Everywhere

reader = du
settings = Inställningar
rules = Regler
log = Logg
talk = Prat
people = Bord
help = Tangentbord
tools = Verktyg
close = Stäng
back = Tillbaka
copy = Kopiera
loading = Ett ögonblick …
leave = Lämna
to-lobby = Till lobbyn
seconds-left = { $seconds } s kvar.
plain-number = { $value }
tool-count = { $name }, { $count } nya
tellings = Meddelanden

## The browser's tab

title-your-turn = Din tur · { $game }
title-table = { $game } · { $code }

## The lobby

lobby-title = Slå dig ner.
lobby-lead = Botar håller de andra stolarna varma.
lobby-about-holdem = Fyra platser, 1000 marker, mörkar 10 och 20
lobby-about-one_poker = Två spelare, tjugo marker. Tvåan slår esset
lobby-about-as_nas = Fyra spelare, fem personer, tolv givar
lobby-play = Spela nu
lobby-play-game = Spela nu: { $game }
lobby-tables = Öppna bord
lobby-count = { $tables ->
        [one] { $tables } bord
       *[other] { $tables } bord
    }, { $people ->
        [one] { $people } människa
       *[other] { $people } människor
    }
lobby-loading = Frågar servern efter bord …
lobby-none = Inget bord är öppet för alla just nu. Duka ett, eller spela mot botar.
lobby-person = människa
lobby-free = ledig
lobby-seats = Platser: { $people } med människor, { $bots } med botar, { $free } lediga
lobby-sit = Sätt dig
lobby-watch = Titta på
lobby-code = Gå med via kod
lobby-code-hint = Sex bokstäver eller siffror, från den som bjöd in dig.
lobby-code-short = En kod har { $length } bokstäver eller siffror.
lobby-join = Gå till bordet
lobby-new = Nytt bord
lobby-new-hint = Välj spel, klocka, hur bra botarna spelar och vem som får komma.
lobby-new-open = Duka ett bord
lobby-connecting = Ansluter …
lobby-playing-as = Du spelar som { $name } på den här enheten. Inget konto.
lobby-change-name = Byt namn
lobby-name = Ditt namn
lobby-name-save = Spara
lobby-resting = Du har en plats kvar: { $game }, bord { $code }.
lobby-back-to-seat = Tillbaka till min plats

## A new table

opening-people = Människor
opening-all-seats = alla, fram till start
opening-think = Botarna tänker, i sekunder
opening-variation = Mer eller mindre, i procent
opening-mixed = blandat
opening-between = Paus mellan givar, i sekunder
opening-clock-off = ingen
opening-clock-fixed = för varje drag
opening-clock-bank = med bank
opening-seconds = Sekunder per drag
opening-bank = Tidsbank, i sekunder
opening-refill = Påfyllning av banken per giv, i sekunder
opening-grace = En bot tar över efter, i sekunder
opening-wait = Vänta på människor
opening-start = Börja med botar

## Before a table

door-table = Bord
door-opening = På väg till bordet …
door-refused = Den här dörren förblir stängd
door-again = Försök igen
door-elsewhere = Du sitter här på en annan enhet
door-taken-over = Du spelar vidare på en annan enhet
door-elsewhere-hint = Bara en enhet eller flik spelar åt gången. Platsen och korten följer med dig.
door-take-over = Ta över här

## The connection

link-connecting = Ansluter till servern …
link-reconnecting = Anslutningen är borta. Försöker igen …
link-reconnecting-seat = Ansluter igen; din plats finns kvar.
link-retry = Nästa försök om { $seconds } s.
link-now = Försök nu
link-again = Anslut igen
own-lost = Det finns ingen anslutning just nu; inget skickades.
own-unsure = Anslutningen försvann innan ditt val besvarades. Se på bordet: det visar vad som kom fram.
own-malformed = Servern skickade något som sidan inte förstår. Bordet visar det senaste den förstod.
own-ahead = Priset har ändrats, så ditt val togs tillbaka.
own-missed = { $count ->
        [one] Du missade { $count } händelse; den finns i loggen.
       *[other] Du missade { $count } händelser; de finns i loggen.
    }
own-copied = Kopierat.
own-copy-yourself = Webbläsaren låter inte sidan kopiera. Länken är markerad: kopiera den själv.
storage-off = Webbläsaren sparar inget för den här sidan: inställningar och plats är borta när den stängs.
failed-title = Sidan har snubblat
failed-hint = Något gick inte att rita. Din plats finns kvar på servern; en ny sida visar bordet som det står.
failed-reload = Ladda om sidan
offline-title = Ingen anslutning
offline-text = Servern för Cardavia går inte att nå. Din plats finns kvar; försök igen när du är uppkopplad.

## The top line of the table. The variables are drawn in bold.

fact-hand = Giv { $number }
fact-deal = Giv { $number }
fact-deal-of = Giv { $number } av { $deals }
fact-blinds = Mörkar { $blinds }
fact-ante = Ante { $ante }
fact-table = Bord { $code }

## The cloth

your-cards = Dina kort
your-actions = Dina val
board = Bordets kort
pot = Pott
pot-line = Pott { $amount }
dealer-button = Knappen: { $name }
dealer-mark = Givare: { $name }
lamp-up = UP
lamp-down = DOWN
lamps = { $name }: { $up } UP, { $down } DOWN
place-your-card = ditt låsta kort
place-their-card = låst kort
ladder = Insatser: { $stakes }. Högst { $limit }.
ladder-stake = { $name } { $stake }
ladder-match = att syna
pay = betala { $cost }

## Seats. These stand on a small place card.

seat-open-number = ledig plats { $seat }
seat-free-for = för den som kommer
seat-to-act = på tur
seat-your-turn = din tur
seat-waiting = väntar
seat-away = borta
seat-away-seconds = borta, bot om { $seconds } s
seat-bot-plays = en bot spelar
seat-bot-plays-you = bot spelar, kom åter
seat-watching = tittar på
seat-all-in = all-in
seat-place = plats { $place }
short-straight_flush = färgstege
short-four_of_a_kind = fyrtal i { $highs }
short-full_house = kåk i { $highs }
short-flush = färg, { $high } högst
short-straight = stege till { $high }
short-three_of_a_kind = triss i { $highs }
short-two_pair = två par
short-pair = par i { $highs }
short-high_card = { $high } högst
seat-looked = har tittat
seat-unseen = har inte tittat
seat-cards = { $count ->
        [one] { $count } kort med baksidan upp
       *[other] { $count } kort med baksidan upp
    }
seat-sentence = { $amount } marker, { $deed }, satsning { $bet }.
seat-sentence-points = { $amount } poäng, { $deed }, insats { $bet }.

## The slip: whose turn, what it costs

dock-your-turn = Din tur
dock-your-turn-unseen = Din tur, i blindo
dock-to-act = { $name } är på tur
dock-dealing = Ett ögonblick …
dock-folded = Du har lagt dig.
dock-price = Syna { $cost } för att vinna { $pot }
dock-stake = Din insats är { $stake }, den högsta är { $highest }.
dock-behind = { $amount } kvar
dock-lock-title = Välj kortet att låsa
dock-lock-hint = Låset är slutgiltigt. Du behåller det andra.
lock-choose = Välj
lock-other = Andra kortet
fold-sure = Lägga sig? Ja
raise-min = Minst
raise-half = ½ pott
raise-pot = Pott
raise-all-in = All-in
raise-most = Mest
raise-to-label = Höja till, totalt
raise-range = från { $least } till { $most }
clock-seconds = { $seconds } s
clock-bank-seconds = bank: { $seconds } s
clock-reserve = + { $seconds } s bank
ahead = Före din tur
ahead-fold = Lägger mig
ahead-check = Passar
ahead-hold = Stannar
ahead-call = Synar { $to }

## Results

won-you = Du vinner
won-you-amount = Du vinner { $amount }
won-you-pot = Du vinner potten på { $pot }
won-by = { $count ->
        [one] { $names } vinner
       *[other] { $names } vinner
    }
outcome-tie = Lika
outcome-fold = Ingen synade; inga kort visas.
between-next = Nästa börjar av sig själv.
between-history = Hela historien
out-title = Du är ute
out-place = På plats { $place } av { $seats }
watching = Tittar på
watching-bots = Bara botar är kvar. Låt dem hållas.
pace = Takt
take-seat = Ta en plats
restart = Omstart
rematch = Revansch
rematch-waiting = Väntar på de andra
end-after-hands = { $count ->
        [one] Efter { $count } giv är det avgjort.
       *[other] Efter { $count } givar är det avgjort.
    }
end-after-deals = { $count ->
        [one] Efter { $count } giv är det avgjort.
       *[other] Efter { $count } givar är det avgjort.
    }
end-you-win = Du vinner matchen
end-wins = { $count ->
        [one] { $names } vinner matchen
       *[other] { $names } delar segern
    }
end-with = med { $hand }, i sista given
end-wanted = { $count ->
        [one] { $names } vill ha revansch.
       *[other] { $names } vill ha revansch.
    }
end-wait = Botar tar platserna för dem som inte svarar inom { $seconds } s.
end-log = Sista given

## Waiting, pause, absence

waiting-host = Dela länken. Botar tar de platser som ingen tar.
waiting-guest = { $name } startar matchen.
waiting-order = Spelet går åt höger.
start = Starta matchen
paused-hint = Inget går vidare förrän alla vill.
stand-in-title = En bot spelar på din plats
stand-in-hint = Du var borta. Platsen är fortfarande din.
stand-in-back = Spela själv

## Asking everybody

asks = Vad alla tillfrågas om
ask-restart = { $name } ber om en omstart.
ask-restart-you = Du har bett om en omstart.
ask-pause = { $name } ber om en paus.
ask-pause-you = Du har bett om en paus.
ask-resume = { $name } vill fortsätta.
ask-resume-you = Du vill fortsätta.
ask-vote_out = { $name } vill rösta ut { $about }.
ask-vote_out-you = Du vill rösta ut { $about }.
ask-agreed = { $agreed } av { $needed } är med på det.
ask-yes = Med på det
ask-no = Nej

## Leaving

leave-lead = De andra spelar vidare.
leave-keep-hint = Gå till lobbyn en stund: en bot spelar, och platsen är din till matchens slut.
leave-keep = Gå, men behåll platsen
leave-go-hint = Ge upp platsen: en bot får den för gott.
leave-go = Lämna för gott

## The log

log-label = Given i ord
log-short = Given
log-hand = Giv { $number }.
log-deal = Giv { $number }.
log-blinds = mörkar { $small } och { $big }
log-ante = ante { $ante }
log-this-deal = Den här given
log-earlier = Tidigare
log-played = Spelat hittills
log-against = { $card } mot { $other }
log-nobody-called = ingen synade
log-split = delad
log-revealed = Sedda sedan senaste blandningen
log-stock = { $count ->
        [one] { $count } kort kvar i talongen
       *[other] { $count } kort kvar i talongen
    }
log-the-five = De fem
log-the-five-order = As slår Shah slår Bibi slår Sarbaz slår Couli.

## Talk

talk-empty = Ingen har sagt något än.
talk-say = Säg något
talk-send = Säg
talk-off = Du får inte prata vid det här bordet.
talk-reactions = Reaktioner
talk-mute = Tysta { $name }
talk-muted = { $name } är tystad.
talk-unmute = Lyssna igen

## The table and its people

invite-code = Bord
invite-link = Länk till det här bordet
people-seats = Platser
people-bot = bot, { $level }
people-seat-bot = Bot: { $level }
people-hand-over = Gör till värd
people-kick = Skicka iväg
people-ban = Stäng av
people-vote-out = Rösta ut
people-lock = Inga nya
people-pause = Paus
people-resume = Fortsätt
people-settings = Inställningar för bordet
people-spectators = { $count ->
        [one] { $count } åskådare
       *[other] { $count } åskådare
    }

## The reader's settings

option-contrast-low = mjuk
option-contrast-high = hård
option-grain-low = slätt
option-grain-high = grovt
option-temperature-low = kall
option-temperature-high = varm
option-theme-system = systemets
option-theme-light = ljust
option-theme-dark = mörkt
option-text = Textstorlek
option-notify = Säg till när det är min tur
option-keys = Tangenter med en bokstav
identity = På en annan enhet
identity-hint = Det finns inget konto. För att vara samma person på en annan enhet, visa en kod här och skriv in den där.
identity-show = Visa en kod
identity-valid = gäller i { $seconds } s
identity-enter = Kod från den andra enheten
identity-become = Bli den personen
identity-revoke = Glöm mig på andra enheter
identity-forget = Radera allt om mig
identity-forget-sure = Radera verkligen? Ja

## Rules

rules-failed = Reglerna gick inte att ladda. Försök igen när anslutningen är tillbaka.

## Own matches

matches = Mina matcher
matches-none = Ingen match än som är slut eller pågår.
matches-older = Äldre
match-unfinished = inte färdig
match-place = plats { $place } av { $seats }
match-hands = { $count ->
        [one] { $count } giv
       *[other] { $count } givar
    }
match-deals = { $count ->
        [one] { $count } giv
       *[other] { $count } givar
    }
match-save = Spara som fil
stat-matches = Vunna matcher
stat-hands = Vunna givar
stat-of = { $won } av { $all }
stat-showdowns = Visningar
stat-biggest = Största potten
stat-vpip = Givar spelade av fri vilja
stat-pfr = Höjde före floppen

## The table as text, and what the reading keys say

text-title = Bordet som text
text-table = Bordet
text-now = Nu
say-cards = Dina kort: { $cards }.
say-no-cards = Du har inga kort.
say-not-looked = Du har inte tittat på dina kort.
say-no-board = Det ligger inga kort på bordet än.
say-board = { $street }: { $cards }.
say-pot = Pott { $pot }
say-side-pot = { $name }: { $amount }, för { $names }.
say-lock = Lås ett av { $cards }
say-raise = Höj till minst { $least }, högst { $most }

## Help for the keyboard

help-open = Vilken tangent som gör vad
help-lead = Hela spelet går att spela med tangenter.
help-fold = lägga sig
help-stay = passa, syna eller stanna
help-raise = höja till beloppet som visas
help-all-in = all-in
help-digits = skriva beloppet för en höjning; välja kort i One Poker
help-arrows = ändra beloppet; välja kort i One Poker
help-look = titta på dina kort (As-Nas)
help-lock = låsa det valda kortet (One Poker)
help-cards = säg mina kort
help-board = säg bordets kort, signalerna eller insatserna
help-pots = säg potterna
help-stacks = säg allas marker och senaste val
help-turn = säg vems tur det är och vad jag kan göra
help-log = given i ord
help-talk = prat
help-text = bordet som text
help-rules = alla regler
help-settings = inställningar
help-close = stänga det som är öppet
help-help = den här sidan
