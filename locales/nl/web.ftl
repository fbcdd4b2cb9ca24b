# Nederlands. What a message is for, its variables and its room are said in locales/en/web.ftl.

## Everywhere

reader = jij
settings = Instellingen
rules = Spelregels
log = Verslag
talk = Praten
people = Tafel
help = Toetsenbord
tools = Hulpmiddelen
close = Sluiten
back = Terug
copy = Kopiëren
loading = Een ogenblik …
leave = Weggaan
to-lobby = Naar de lobby
seconds-left = nog { $seconds } s.
plain-number = { $value }
tool-count = { $name }, { $count } nieuw
tellings = Meldingen

## The browser's tab

title-your-turn = Jij bent aan de beurt · { $game }
title-table = { $game } · { $code }

## The lobby

lobby-title = Schuif aan.
lobby-lead = Bots houden de andere stoelen warm.
lobby-about-holdem = Vier plaatsen, 1000 fiches, blinds 10 en 20
lobby-about-one_poker = Twee spelers, twintig fiches. De twee verslaat de aas
lobby-about-as_nas = Vier spelers, vijf figuren, twaalf rondes
lobby-play = Nu spelen
lobby-play-game = Nu spelen: { $game }
lobby-tables = Open tafels
lobby-count = { $tables ->
        [one] { $tables } tafel
       *[other] { $tables } tafels
    }, { $people ->
        [one] { $people } mens
       *[other] { $people } mensen
    }
lobby-loading = De server om tafels vragen …
lobby-none = Op dit moment is geen tafel voor iedereen open. Dek er een, of speel tegen bots.
lobby-person = mens
lobby-free = vrij
lobby-seats = Plaatsen: { $people } met mensen, { $bots } met bots, { $free } vrij
lobby-sit = Gaan zitten
lobby-watch = Toekijken
lobby-code = Meedoen met code
lobby-code-hint = Zes letters of cijfers, van wie je uitnodigde.
lobby-code-short = Een code heeft { $length } letters of cijfers.
lobby-join = Naar de tafel
lobby-new = Nieuwe tafel
lobby-new-hint = Kies het spel, de klok, hoe goed de bots spelen en wie mag binnenkomen.
lobby-new-open = Tafel dekken
lobby-connecting = Verbinden …
lobby-playing-as = Je speelt als { $name } op dit apparaat. Geen account.
lobby-change-name = Naam wijzigen
lobby-name = Je naam
lobby-name-save = Bewaren
lobby-resting = Je hebt nog een plaats: { $game }, tafel { $code }.
lobby-back-to-seat = Terug naar mijn plaats

## A new table

opening-people = Mensen
opening-all-seats = alle, tot het begin
opening-think = Bots denken, in seconden
opening-variation = Meer of minder, in procenten
opening-mixed = gemengd
opening-between = Pauze tussen twee handen, in seconden
opening-clock-off = geen
opening-clock-fixed = per beslissing
opening-clock-bank = met tijdbank
opening-seconds = Seconden per beslissing
opening-bank = Tijdbank, in seconden
opening-refill = Aanvulling van de bank per hand, in seconden
opening-grace = Een bot valt in na, in seconden
opening-wait = Op mensen wachten
opening-start = Beginnen met bots

## Before a table

door-table = Tafel
door-opening = Op weg naar de tafel …
door-refused = Deze deur blijft dicht
door-again = Opnieuw proberen
door-elsewhere = Je zit hier op een ander apparaat
door-taken-over = Je speelt verder op een ander apparaat
door-elsewhere-hint = Er speelt maar één apparaat of tabblad tegelijk. De plaats en de kaarten gaan met je mee.
door-take-over = Hier overnemen

## The connection

link-connecting = Verbinden met de server …
link-reconnecting = De verbinding is weg. Opnieuw proberen …
link-reconnecting-seat = Opnieuw verbinden; je plaats blijft bewaard.
link-retry = Volgende poging over { $seconds } s.
link-now = Nu proberen
link-again = Opnieuw verbinden
own-lost = Er is even geen verbinding; er is niets verstuurd.
own-unsure = De verbinding viel weg voordat je actie werd beantwoord. Kijk naar de tafel: die toont wat is aangekomen.
own-malformed = De server stuurde iets wat deze pagina niet begrijpt. De tafel toont het laatste dat wel werd begrepen.
own-ahead = De prijs is veranderd, dus je keuze is teruggenomen.
own-missed = { $count ->
        [one] Je hebt { $count } gebeurtenis gemist; die staat in het verslag.
       *[other] Je hebt { $count } gebeurtenissen gemist; die staan in het verslag.
    }
own-copied = Gekopieerd.
own-copy-yourself = De browser laat deze pagina niet kopiëren. De link is gemarkeerd: kopieer hem zelf.
storage-off = Deze browser bewaart niets voor deze pagina: instellingen en plaats zijn weg als je hem sluit.
failed-title = Deze pagina is gestruikeld
failed-hint = Iets kon niet worden getekend. Je plaats blijft bewaard op de server; een verse pagina toont de tafel zoals hij is.
failed-reload = Pagina opnieuw laden
offline-title = Geen verbinding
offline-text = De server van Cardavia is niet te bereiken. Je plaats blijft bewaard; probeer het opnieuw als je online bent.

## The top line of the table. The variables are drawn in bold.

fact-hand = Hand { $number }
fact-deal = Ronde { $number }
fact-deal-of = Ronde { $number } van { $deals }
fact-blinds = Blinds { $blinds }
fact-ante = Ante { $ante }
fact-table = Tafel { $code }

## The cloth

your-cards = Je kaarten
your-actions = Je acties
board = Kaarten op tafel
pot = Pot
pot-line = Pot { $amount }
dealer-button = Dealerknop: { $name }
dealer-mark = Gever: { $name }
lamp-up = UP
lamp-down = DOWN
lamps = { $name }: { $up } UP, { $down } DOWN
place-your-card = je vastgelegde kaart
place-their-card = vastgelegde kaart
ladder = Inleg: { $stakes }. Hoogstens { $limit }.
ladder-stake = { $name } { $stake }
ladder-match = om mee te gaan
pay = betaal { $cost }

## Seats. These stand on a small place card.

seat-open-number = vrije plaats { $seat }
seat-free-for = voor wie komt
seat-to-act = aan de beurt
seat-your-turn = jij bent aan de beurt
seat-waiting = wacht
seat-away = afwezig
seat-away-seconds = afwezig, bot over { $seconds } s
seat-bot-plays = een bot speelt
seat-bot-plays-you = bot speelt, kom terug
seat-watching = kijkt toe
seat-all-in = all-in
seat-place = nummer { $place }
short-straight_flush = straight flush
short-four_of_a_kind = vier { $highs }
short-full_house = full house { $highs }
short-flush = flush, { $high } hoog
short-straight = straight tot de { $high }
short-three_of_a_kind = drie { $highs }
short-two_pair = twee paar
short-pair = paar { $highs }
short-high_card = { $high } hoog
seat-looked = heeft gekeken
seat-unseen = heeft niet gekeken
seat-cards = { $count ->
        [one] { $count } gesloten kaart
       *[other] { $count } gesloten kaarten
    }
seat-sentence = { $amount } fiches, { $deed }, inzet { $bet }.
seat-sentence-points = { $amount } punten, { $deed }, inleg { $bet }.

## The slip: whose turn, what it costs

dock-your-turn = Jij bent aan de beurt
dock-your-turn-unseen = Jouw beurt, blind
dock-to-act = { $name } is aan de beurt
dock-dealing = Een ogenblik …
dock-folded = Je hebt gepast.
dock-price = Ga mee met { $cost } voor een pot van { $pot }
dock-stake = Je inleg is { $stake }, de hoogste is { $highest }.
dock-behind = nog { $amount }
dock-lock-title = Kies de kaart om vast te leggen
dock-lock-hint = Vastleggen is definitief. De andere hou je.
lock-choose = Kiezen
lock-other = Andere kaart
fold-sure = Passen? Ja
raise-min = Min.
raise-half = ½ pot
raise-pot = Pot
raise-all-in = All-in
raise-most = Max.
raise-to-label = Verhogen tot, in totaal
raise-range = van { $least } tot { $most }
clock-seconds = { $seconds } s
clock-bank-seconds = bank: { $seconds } s
clock-reserve = + { $seconds } s bank
ahead = Alvast kiezen
ahead-fold = Ik pas
ahead-check = Ik check
ahead-hold = Ik blijf
ahead-call = Ik ga mee tot { $to }

## Results

won-you = Jij wint
won-you-amount = Je wint { $amount }
won-you-pot = Je wint de pot van { $pot }
won-by = { $count ->
        [one] { $names } wint
       *[other] { $names } winnen
    }
outcome-tie = Gelijk
outcome-fold = Niemand ging mee; geen kaart wordt getoond.
between-next = De volgende begint vanzelf.
between-history = Het hele verhaal
out-title = Je ligt eruit
out-place = Als nummer { $place } van { $seats }
watching = Toekijken
watching-bots = Alleen bots zijn over. Laat ze maar spelen.
pace = Tempo
take-seat = Plaats nemen
restart = Opnieuw
rematch = Revanche
rematch-waiting = Wachten op de anderen
end-after-hands = { $count ->
        [one] Na { $count } hand is het beslist.
       *[other] Na { $count } handen is het beslist.
    }
end-after-deals = { $count ->
        [one] Na { $count } ronde is het beslist.
       *[other] Na { $count } rondes is het beslist.
    }
end-you-win = Jij wint de partij
end-wins = { $count ->
        [one] { $names } wint de partij
       *[other] { $names } delen de winst
    }
end-with = met { $hand }, in de laatste hand
end-wanted = { $count ->
        [one] Revanche gevraagd door { $names }.
       *[other] Revanche gevraagd door { $names }.
    }
end-wait = Bots nemen over { $seconds } s de plaats in van wie niet antwoordt.
end-log = De laatste hand

## Waiting, pause, absence

waiting-host = Deel de link. Bots nemen de plaatsen die niemand neemt.
waiting-guest = { $name } start de partij.
waiting-order = Er wordt naar rechts gespeeld.
start = Partij starten
paused-hint = Alles staat stil tot iedereen verder wil.
stand-in-title = Een bot speelt op jouw plaats
stand-in-hint = Je was afwezig. De plaats is nog van jou.
stand-in-back = Zelf spelen

## Asking everybody

asks = Wat aan iedereen wordt gevraagd
ask-restart = { $name } wil opnieuw beginnen.
ask-restart-you = Jij wilt opnieuw beginnen.
ask-pause = { $name } vraagt om een pauze.
ask-pause-you = Jij vraagt om een pauze.
ask-resume = { $name } wil verdergaan.
ask-resume-you = Jij wilt verdergaan.
ask-vote_out = { $name } wil { $about } wegstemmen.
ask-vote_out-you = Jij wilt { $about } wegstemmen.
ask-agreed = { $agreed } van de { $needed } zijn het eens.
ask-yes = Eens
ask-no = Nee

## Leaving

leave-lead = De anderen spelen verder.
leave-keep-hint = Even naar de lobby: een bot valt in, en de plaats blijft van jou tot de partij is afgelopen.
leave-keep = Gaan, en de plaats houden
leave-go-hint = De plaats opgeven: een bot houdt hem voorgoed.
leave-go = Voorgoed weggaan

## The log

log-label = De hand in woorden
log-short = De hand
log-hand = Hand { $number }.
log-deal = Ronde { $number }.
log-blinds = blinds { $small } en { $big }
log-ante = ante { $ante }
log-this-deal = Deze ronde
log-earlier = Eerder
log-played = Tot nu toe gespeeld
log-against = { $card } tegen { $other }
log-nobody-called = niemand ging mee
log-split = gedeeld
log-revealed = Gezien sinds het laatste schudden
log-stock = { $count ->
        [one] nog { $count } kaart in de stok
       *[other] nog { $count } kaarten in de stok
    }
log-the-five = De vijf figuren
log-the-five-order = As verslaat Shah verslaat Bibi verslaat Sarbaz verslaat Couli.

## Talk

talk-empty = Er is nog niets gezegd.
talk-say = Zeg iets
talk-send = Zeggen
talk-off = Jij mag aan deze tafel niet praten.
talk-reactions = Reacties
talk-mute = { $name } dempen
talk-muted = { $name } is gedempt.
talk-unmute = Weer luisteren

## The table and its people

invite-code = Tafel
invite-link = Link naar deze tafel
people-seats = Plaatsen
people-bot = bot, { $level }
people-seat-bot = Bot: { $level }
people-hand-over = Host maken
people-kick = Wegsturen
people-ban = Verbannen
people-vote-out = Wegstemmen
people-lock = Niemand erbij
people-pause = Pauze
people-resume = Verdergaan
people-settings = Instellingen van deze tafel
people-spectators = { $count ->
        [one] { $count } toeschouwer
       *[other] { $count } toeschouwers
    }

## The reader's settings

option-contrast-low = zacht
option-contrast-high = hard
option-grain-low = glad
option-grain-high = grof
option-temperature-low = koel
option-temperature-high = warm
option-theme-system = systeem
option-theme-light = licht
option-theme-dark = donker
option-text = Tekstgrootte
option-notify = Melden als ik aan de beurt ben
option-keys = Toetsen van één letter
identity = Op een ander apparaat
identity-hint = Er is geen account. Om op een ander apparaat dezelfde persoon te zijn, laat je hier een code tonen en vul je die daar in.
identity-show = Code tonen
identity-valid = { $seconds } s geldig
identity-enter = Code van het andere apparaat
identity-become = Die persoon worden
identity-revoke = Mij op andere apparaten vergeten
identity-forget = Alles over mij wissen
identity-forget-sure = Echt wissen? Ja

## Rules

rules-failed = De spelregels konden niet worden geladen. Probeer het opnieuw als de verbinding terug is.

## Own matches

matches = Mijn partijen
matches-none = Nog geen partij die bezig of afgelopen is.
matches-older = Oudere
match-unfinished = niet afgemaakt
match-place = nummer { $place } van { $seats }
match-hands = { $count ->
        [one] { $count } hand
       *[other] { $count } handen
    }
match-deals = { $count ->
        [one] { $count } ronde
       *[other] { $count } rondes
    }
match-save = Opslaan als bestand
stat-matches = Gewonnen partijen
stat-hands = Gewonnen handen
stat-of = { $won } van { $all }
stat-showdowns = Showdowns
stat-biggest = Grootste pot
stat-vpip = Handen uit vrije keus gespeeld
stat-pfr = Verhoogd vóór de flop

## The table as text, and what the reading keys say

text-title = De tafel als tekst
text-table = De tafel
text-now = Nu
say-cards = Je kaarten: { $cards }.
say-no-cards = Je hebt geen kaarten.
say-not-looked = Je hebt niet naar je kaarten gekeken.
say-no-board = Er liggen nog geen kaarten op tafel.
say-board = { $street }: { $cards }.
say-pot = Pot { $pot }
say-side-pot = { $name }: { $amount }, voor { $names }.
say-lock = Leg er een vast: { $cards }
say-raise = Verhoog tot minstens { $least }, hoogstens { $most }

## Help for the keyboard

help-open = Welke toets doet wat
help-lead = Het hele spel is met toetsen te spelen.
help-fold = passen
help-stay = checken, meegaan of blijven
help-raise = verhogen tot het bedrag dat er staat
help-all-in = all-in
help-digits = het bedrag van een verhoging typen; een kaart kiezen in One Poker
help-arrows = het bedrag wijzigen; een kaart kiezen in One Poker
help-look = naar je kaarten kijken (As-Nas)
help-lock = de gekozen kaart vastleggen (One Poker)
help-cards = mijn kaarten zeggen
help-board = de kaarten op tafel, de signalen of de inleg zeggen
help-pots = de potten zeggen
help-stacks = ieders fiches en laatste actie zeggen
help-turn = zeggen wie aan de beurt is en wat ik kan doen
help-log = de hand in woorden
help-talk = praten
help-text = de tafel als tekst
help-rules = alle spelregels
help-settings = instellingen
help-close = sluiten wat open is
help-help = deze pagina
