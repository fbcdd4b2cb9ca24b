# Čeština. What a message is for, its variables and its room are said in locales/en/cli.ftl.

## Words that can be typed (plain mode). The English ones work in every language; a language adds its own, with commas between them.

cmd-fold = složit, slozit, s
cmd-cheap = c
cmd-check = čekat, cekat, č
cmd-call = dorovnat, d
cmd-hold = zůstat, zustat, z
cmd-raise = navýšit na, navysit na, navýšit, navysit, vsadit, v
cmd-all_in = vše, vse
cmd-look = podívat se, podivat se, podívat, podivat, p
cmd-lock = zamknout
cmd-yes = ano
cmd-no = ne
cmd-table = stůl, stul
cmd-cards = karty
cmd-board = karty na stole
cmd-pots = banky, bank
cmd-stacks = žetony, zetony
cmd-clock = hodiny
cmd-log = záznam, zaznam
cmd-standings = pořadí, poradi
cmd-again = zopakovat
cmd-say = říct, rict
cmd-react = reagovat
cmd-mute = ztlumit
cmd-rules = pravidla
cmd-speed = tempo, dívat se, divat se
cmd-pause = pauza
cmd-resume = pokračovat, pokracovat
cmd-restart = znovu, odveta
cmd-start = začít, zacit
cmd-sit = sednout
cmd-host = hostitel
cmd-kick = vyhodit
cmd-ban = zakázat, zakazat
cmd-vote = hlasovat
cmd-close = zamknout-stůl, zamknout-stul
cmd-open = odemknout-stůl, odemknout-stul
cmd-bot = bot, robot
cmd-identity = identita
cmd-name = jméno, jmeno
cmd-leave = odejít, odejit
cmd-help = pomoc, nápověda, napoveda
amount-min = nejméně, nejmene
amount-half = půl, pul
amount-pot = bank
amount-all = vše, vse
word-on = zapnout
word-off = vypnout

## Help: one line for each command, what is typed first. Keep the typed words English or add the language's own beside them.

help-actions = Na tahu: složit, čekat, dorovnat, navýšit 120, all-in; v As-Nas zůstat a podívat se; v One Poker vybírá kartu 1 nebo 2. Stačí s, c, d, v, a, p.
help-amounts = Částka je vždy součet. Může to být číslo, nejméně, půl, bank nebo vše.
help-table = stůl, karty, karty na stole, banky, žetony, pořadí, záznam 10: co lze teď vědět. zopakovat: znovu možnosti.
help-clock = hodiny: zbývající čas. hodiny vypnout: bez upozornění, než dojde.
help-talk = říct hodně štěstí; reagovat: seznam reakcí; ztlumit Ada: od Ada už nic neslyšet.
help-match = znovu, pauza, pokračovat: zeptat se ostatních. ano nebo ne odpovídá. tempo 4, tempo end: když zbývají jen boti.
help-host = začít; hostitel, vyhodit, zakázat Ada; zamknout-stůl, odemknout-stůl; bot 3 hard: pro hostitele. hlasovat Ada: navrhnout vyloučení. sednout: na volné místo.
help-identity = jméno Ada: jiné jméno. identita move: kód pro jiné zařízení; identita revoke: ostatní zařízení vás zapomenou; identita forget me: smazat o vás všechno.
help-rules = pravidla: pravidla této hry. pravidla banky: část o bancích.
help-leave = odejít: na vašem místě hraje bot, dokud se nevrátíte.

## Prompts

connected = Spojeno: { $server } ({ $version }). Hrajete jako { $name }.
connected-again = Zpátky po { $seconds ->
        [one] { $seconds } sekundě
        [few] { $seconds } sekundách
        [many] { $seconds } sekundy
       *[other] { $seconds } sekundách
    }.
log-missed = { $count ->
        [0] Mezitím:
        [one] Mezitím { $count } událost:
        [few] Mezitím { $count } události:
        [many] Mezitím { $count } události:
       *[other] Mezitím { $count } událostí:
    }
connection-lost = Spojení je pryč. Další pokus za { $seconds ->
        [one] { $seconds } sekundu
        [few] { $seconds } sekundy
        [many] { $seconds } sekundy
       *[other] { $seconds } sekund
    }.
unconfirmed = Bez potvrzení: { $action }.
embedded = Server jen pro vás běží na tomto počítači, { $address }, a končí s tímto programem.
table-here = Stůl { $code }, { $game }: { $players }. Příkazy vypíše pomoc.
player-chips = { $name } { $chips }
player-bot = { $name } (bot)
player-open = volné místo
waiting = { $open ->
        [one] Čeká se na { $open } dalšího hráče.
        [few] Čeká se na { $open } další hráče.
        [many] Čeká se na { $open } dalšího hráče.
       *[other] Čeká se na { $open } dalších hráčů.
    } Kód je { $code }, odkaz { $link }.
waiting-host = Partii zahájí začít; volná místa obsadí boti.
watching-here = Díváte se.
your-turn-call = Jste na tahu. K dorovnání { $cost ->
        [one] { $cost } žeton
        [few] { $cost } žetony
        [many] { $cost } žetonu
       *[other] { $cost } žetonů
    }. { $pot ->
        [one] V banku je { $pot } žeton
        [few] V banku jsou { $pot } žetony
        [many] V banku je { $pot } žetonu
       *[other] V banku je { $pot } žetonů
    }. Máte { $stack ->
        [one] { $stack } žeton
        [few] { $stack } žetony
        [many] { $stack } žetonu
       *[other] { $stack } žetonů
    }.
your-turn-free = Jste na tahu. Není co dorovnat. { $pot ->
        [one] V banku je { $pot } žeton
        [few] V banku jsou { $pot } žetony
        [many] V banku je { $pot } žetonu
       *[other] V banku je { $pot } žetonů
    }. Máte { $stack ->
        [one] { $stack } žeton
        [few] { $stack } žetony
        [many] { $stack } žetonu
       *[other] { $stack } žetonů
    }.
your-turn-stake = Jste na tahu. Váš vklad { $stake }, nejvyšší { $highest }. Bank { $pot }.
your-turn-stake-blind = Jste na tahu. Své karty ještě neznáte. Váš vklad { $stake }, nejvyšší { $highest }. Bank { $pot }.
your-turn-lock = Vyberte kartu k zamčení. 1: { $first }, { $firstgroup }. 2: { $second }, { $secondgroup }.
clock-left = { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
        [many] { $seconds } sekundy
       *[other] { $seconds } sekund
    }.
clock-left-bank = { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
        [many] { $seconds } sekundy
       *[other] { $seconds } sekund
    }, rezerva { $bank }.
clock-none = Bez hodin.
clock-other = { $name } má { $seconds ->
        [one] { $seconds } sekundu
        [few] { $seconds } sekundy
        [many] { $seconds } sekundy
       *[other] { $seconds } sekund
    }.
nobody-acts = Teď není na tahu nikdo.
choices = { $list }?
choice-fold = složit
choice-check = čekat
choice-call = dorovnat { $cost }
choice-call-all_in = dorovnat { $cost }, all-in
choice-call-pay = dorovnat (za { $cost })
choice-raise = navýšit na { $least } až { $most }
choice-raise-one = navýšit na { $least }
choice-bet = vsadit { $least } až { $most }
choice-bet-one = vsadit { $least }
choice-raise-pay = navýšit na { $least } (za { $cost })
choice-all_in = all-in { $most }
choice-hold = zůstat
choice-look = podívat se
choice-lock = 1 nebo 2?
choice-start = začít nebo odejít?
choice-over = znovu nebo odejít?
choice-out = tempo 1, tempo 4, tempo end, znovu nebo odejít?
choice-out-people = znovu nebo odejít?
choice-yes_no = ano nebo ne?
ask-all_in = All-in na { $amount }?
ask-fold = Složit?
ask-lock = Zamknout lícem dolů: { $card }? Zamčení už nejde vzít zpět.
ask-raise = Navýšit na kolik? { $least } až { $most }
ask-leave = Odejít od stolu? Na vašem místě hraje bot, dokud se nevrátíte. Další Ctrl-C odejde hned.
ask-rematch = Další partie?
ask-restart = { $name } chce začít znovu. Souhlasíte?
ask-pause = { $name } prosí o pauzu. Souhlasíte?
ask-resume = { $name } chce pokračovat. Souhlasíte?
ask-vote_out = { $name } navrhuje vyloučení: { $about }. Souhlasíte?
ask-take_over = U tohoto stolu jste i jinde. Převzít místo sem?
taken-over = Teď hrajete jinde. ano vám místo vrátí, odejít odejde.
out-note = Končíte: { $place }. z { $players }.
out-people = Ještě hrají lidé: běžné tempo.
over-winner = Pořadí: { $list }.
stacks = Žetony: { $list }.
totals = Součty: { $list }.
total-of = { $name } { $points }
pot-now = { $pot ->
        [one] V banku je { $pot } žeton
        [few] V banku jsou { $pot } žetony
        [many] V banku je { $pot } žetonu
       *[other] V banku je { $pot } žetonů
    }.
pots-none = Zatím žádný bank.
pot-named = { $potname } { $amount }, ve hře: { $names }.
board-none = Na stole zatím nejsou žádné karty.
board-now = Na stole: { $cards }.
cards-now = Vaše karty: { $cards }.
cards-now-hand = Vaše karty: { $cards }. { $hand }.
cards-unseen = Své karty ještě neznáte.
cards-none = Nemáte žádné karty.
cards-shown = Dosud odkryté karty: { $name } { $cards }.
signal-now = { $name }: { $up } UP, { $down } DOWN.
seat-now = { $name }: { $parts }.
seat-word-folded = složeno
seat-word-all_in = all-in
seat-word-out = mimo, { $place }. místo
seat-word-to_act = na tahu
seat-word-away = pryč
seat-word-stand_in = hraje bot
seat-word-locked = zamčeno
seat-word-looked = viděno
seat-word-blind = naslepo
seat-word-bet = před sebou { $amount }
seat-word-button = button
seat-word-dealer = rozdává
standings-none = Pořadí zatím není.
standing-line = { $place } { $name } { $amount }
log-empty = Zatím se nic nestalo.
muted-now = Ztlumeno: { $name }.
muted-no-more = Zase slyšíte: { $name }.
reactions-list = Reakce: { $list } Napište reagovat a číslo.
reaction-numbered = { $number } { $text }
warn-off = Na docházející čas už vás nic neupozorní.
warn-on = Na docházející čas vás hra upozorní.
left-kept = Na vašem místě hraje bot. Zpátky se dostanete takto: { $command }
left = Jste od stolu { $code } pryč.
goodbye = Na shledanou.
gone-table = Stůl { $code } pro vás končí; zpátky do lobby.
identity-code = Na jiném zařízení: cardavia play --move { $code }. Kód platí jednou, { $minutes ->
        [one] { $minutes } minutu
        [few] { $minutes } minuty
        [many] { $minutes } minuty
       *[other] { $minutes } minut
    }.
bad-identity = Napište identita move, identita revoke nebo identita forget me.

## Plain lobby

lobby-prompt = holdem, one-poker nebo as-nas hraje hned; kód sedá k jeho stolu; stoly je vypíše; odejít končí.
lobby-question = Co chcete hrát?
word-tables = stoly
seat-kept = Máte místo u stolu { $code }, { $game }. Vrátí vás tam jeho kód.
tables-none = Žádné otevřené stoly. S boty hraje holdem, one-poker nebo as-nas.
table-line = { $code }  { $game }, hostitel { $host }, { $people } z { $seats } míst mají lidé, { $bots } boti, { $stage }

## History

history-none = Na tomto serveru nemáte žádné dohrané partie.
history-line = { $number }  { $when }  { $game }, { $names }: { $place }. místo, { $hands } rozdání
history-statistics = { $game }: vyhráno { $won } z { $matches } partií, { $hands_won } z { $hands } rozdání; vyložení karet { $showdowns }; největší bank { $biggest }

## Mistakes

bad-word = „{ $text }“ není příkaz. Příkazy vypíše pomoc.
bad-now = To teď nejde.
bad-not-your-turn = Nejste na tahu.
bad-check = K dorovnání { $cost ->
        [one] { $cost } žeton
        [few] { $cost } žetony
        [many] { $cost } žetonu
       *[other] { $cost } žetonů
    }. Možnosti: dorovnat nebo složit.
bad-price = Cena je { $price }.
bad-call = Není co dorovnat. Možnost: čekat.
bad-hold = Nejvyšší vklad je { $highest }. Možnosti: dorovnat nebo složit.
bad-fold = Nemusíte nic platit: složit teď nejde.
bad-least = Nejmenší navýšení je na { $least }.
bad-most = Nejvíc je { $most }.
bad-no-raise = Teď navýšit nejde.
bad-card = Napište 1 nebo 2.
bad-person = U tohoto stolu není nikdo jménem { $name }.
bad-two-persons = { $name } tu může být víc lidí. Napište víc ze jména.
bad-reaction = Taková reakce není. Seznam vypíše reagovat.
bad-level = Taková úroveň není: easy, normal nebo hard.
bad-seat = Napište číslo místa, například: bot 3 hard
bad-speed = Napište tempo 1, tempo 4 nebo tempo end.
bad-rules = V pravidlech není nic o „{ $text }“.
bad-empty = Napište co: { $example }
not-connected = Není spojení; nic se neodeslalo.
amount-unreadable = „{ $text }“ není částka. Napište číslice, například 1200.
amount-ambiguous = „{ $text }“ se dá číst dvojím způsobem. Napište jen číslice, například 1000.
amount-fraction = Žetony jsou celá čísla: „{ $text }“ celé není.

## Errors of the command line, after "cardavia: "

error-unreachable = na adrese { $url } žádný server neodpovídá. Ověřte adresu, nebo jeden spusťte: cardavia serve
error-no-embedded = server na tomto počítači se nepodařilo spustit: { $reason }. Co k tomu říká: cardavia serve
error-version = server mluví protokolem { $server } (verze { $software }), tento program protokolem { $client } ({ $own }). Aktualizujte starší z nich, například: pipx upgrade cardavia
error-refused = { $text }
error-table = stůl { $code } neexistuje. Ověřte kód u hostitele, nebo se podívejte: cardavia tables

## The full screen

screen-lobby = Lobby
screen-table = stůl { $code }
screen-hand = rozdání { $number }
screen-deal = rozdání { $number }
screen-deal-of = rozdání { $number } z { $deals }
screen-ante = ante { $amount }
screen-direction = směr
screen-reconnecting = obnova spojení
screen-ms = { $ms } ms
screen-out = mimo, { $place }. místo
short-fold = složeno
short-call = dorov. { $amount }
short-raise = navýš. { $amount }
short-hold = zůstává
short-stake = vklad { $amount }
screen-away = pryč { $time }
screen-all_in = { $text }, all-in
screen-wins = získává { $amount }
screen-pot = Bank { $amount }
screen-stake = Vklad { $stake } z { $limit }
screen-unseen = Ještě neviděno
screen-code = Stůl { $code }
screen-seats = Obsazeno { $taken } z { $seats } míst.
screen-link = y zkopíruje odkaz.
screen-start = Enter zahájí; volná místa obsadí boti.
screen-wait = Partii zahájí hostitel.
screen-pace-note = Hrají už jen boti: w mění tempo.
screen-locked = zamčeno
screen-kept = zůstává
key-help = Pomoc
key-rules = Pravidla
key-log = Záznam
key-talk = Chat
key-standings = Pořadí
key-settings = Nastavení
key-leave = Odejít
key-quit = Konec
key-sit = Hrát
key-find = Filtr
key-new = Nový stůl
key-join = Vstoupit s kódem
key-watch = Divák
key-close = Zavřít
key-host = Hostitel
key-copy = Kopírovat odkaz
act-start = Zahájit
act-restart = Začít znovu
act-rematch = Odveta
act-yes = Ano
act-no = Ne
act-lock = Zamknout
act-try = Zkusit hned
act-pace = Tempo
act-sit = Zabrat místo
act-lobby = Lobby
act-call-pay = Dorovnat za { $cost }
act-raise-pay = Navýšit na { $to } za { $cost }
act-take_over = Vzít místo zpět
clock-you = Jste na tahu
clock-lock = Zamkněte kartu
clock-name = Na tahu: { $name }
clock-next = Další rozdání
clock-idle = Čeká se
clock-lost = Bez spojení
clock-seconds = { $seconds } s
clock-seconds-bank = { $seconds } s, rezerva { $bank } s
clock-soon = dochází
clock-again = znovu za { $seconds } s
entry-raise = Navýšit na
entry-bet = Vsadit
entry-min = min.
entry-half = ½ banku
entry-pot = bank
entry-range = nejméně { $least }, nejvíc { $most }
note-fold = Složit? Znovu f; Esc nechá karty v ruce.
note-all_in = All-in { $amount }: odesílá a nebo Enter, Esc vrací.
note-entry = Enter odešle částku. Nahoru, dolů: po { $step }. Esc vrací.
note-lock = Enter zamkne lícem dolů: { $card }. Zamčení nejde vzít zpět.
note-choose = 1 nebo 2 vybírá kartu, Enter ji zamkne.
note-leave = Odejít? Místo zůstává, hraje na něm bot. Enter odejde, Esc zůstane.
note-leave-free = Odejít od stolu? Enter odejde, Esc zůstane.
note-fence = Stůl se právě změnil; klávesa se neodeslala. Platí-li, ještě jednou.
note-looked = Ostatní vidí, že své karty znáte.
note-blind = Hrát můžete naslepo. Pohledem do karet váš tah nekončí.
note-kept = Vaše místo zůstává. Zkuste to znovu klávesou Enter, nebo odejděte.
note-talk = Řekněte:
note-find = Hledat:
note-copied = Odkaz je předaný schránce terminálu.
note-nothing = Tahle klávesa teď nic nedělá.
note-asked = { $name } žádá: { $what }. y souhlasí, x ne.
note-taken = Teď hrajete jinde. Enter vezme místo zpět, ^q odejde.
note-missed = Zpátky po { $seconds } s.
note-restart = Nový začátek: souhlasí { $agreed } z { $needed }.
what-restart = začít partii znovu
what-pause = pauza
what-resume = pokračovat
what-vote_out = vyloučení, { $about }
lobby-now = Hrát hned, kolem vás boti
lobby-holdem = 4 místa, 1000 žetonů, blindy 10/20
lobby-one_poker = jeden na jednoho, 20 žetonů
lobby-as_nas = 4 místa, 12 rozdání, naslepo i s pohledem
lobby-open = Otevřené stoly
lobby-table = Stůl
lobby-game = Hra
lobby-host = Hostitel
lobby-seats = Místa
lobby-stage = Stav
lobby-people = { $people } z { $seats }, { $bots ->
        [one] { $bots } bot
        [few] { $bots } boti
        [many] { $bots } bota
       *[other] { $bots } botů
    }
lobby-full = plno
lobby-you = Jméno: { $name }
lobby-take_over = y převezme místo sem.
lobby-none = Žádné otevřené stoly. 1, 2 nebo 3 hraje s boty.
lobby-connecting = Připojování k { $server } …
form-new = Nový stůl
form-open = Otevřít stůl
form-join = Vstoupit s kódem
form-code = Kód
form-join-hint = Šest písmen a číslic, nikdy O 0 I 1 L. Enter sedne, w se dívá, Esc vrací.
form-settings-hint = Vlevo a vpravo mění, nahoru a dolů posouvá, Esc zavře.
form-new-hint = Šipky mění a posouvají, Enter na posledním řádku otevře, Esc vrací.
form-no-effect = v tomto motivu bez účinku
form-language = { $name }
form-auto = automaticky
seats-any = jak lidé přijdou
seats-one = jen vy
bots-mixed = různá
help-title = Klávesy
help-key-fold = složit (F1 se vždy ptá)
help-key-cheap = čekat, dorovnat nebo zůstat
help-key-raise = navýšit nebo vsadit: otevře zadání
help-key-all_in = all-in: podruhé odešle
help-key-look = podívat se do svých karet (As-Nas)
help-key-cards = vybrat kartu (One Poker), Enter zamkne
help-key-digits = součet, na který navýšit
help-key-steps = velký blind, půl banku, nejméně a nejvíc
help-key-shortcuts = min., půl banku, bank
help-key-pace = při dívání: tempo
help-key-restart = nový začátek, odveta
help-key-talk = chat; /react 1, /mute Ada, /name Bo, /move, /forget me
help-key-panes = záznam, pořadí, pravidla, nastavení, pomoc; Esc zavře
help-key-host = hostitel: poslat pryč, předat, zamknout, boti
help-key-tab = projít akce, zadání, záznam
help-key-redraw = vykreslit vše znovu
help-key-leave = odejít; u stolu se ptá
help-reset = Po pádu terminálu: reset ho spraví.
help-lobby-now = hrát hned s boty
help-lobby-enter = sednout ke zvolenému stolu
help-lobby-watch = dívat se na něj
help-lobby-new = nový stůl
help-lobby-join = vstoupit s kódem
help-lobby-find = filtrovat seznam
host-title = Hostitel
host-hand_over = předat hostitelství: { $name }
host-kick = poslat pryč: { $name }
host-ban = zakázat přístup: { $name }
host-vote = navrhnout vyloučení: { $name }
host-lock = nepouštět nikoho nového
host-unlock = zase pouštět nové hráče
host-bot = bot na místě { $seat }: { $level }
host-pause = požádat o pauzu
host-resume = navrhnout pokračování
host-none = Teď tu není co dělat.
screen-tiny = Je třeba { $needs }, teď { $now }. cardavia play --plain funguje v každé velikosti.
