// The slip at the lower edge: whose turn it is, what the own hand is worth in words, and the buttons for what may be done now.
import type { ComponentChildren } from "preact";
import { cardsPiece, handTitle, rankName } from "../figures";
import type { Legal, RaiseOffer, TableView } from "../protocol";
import { castOf, nameOf } from "../sentences";
import { decideAhead, model } from "../session";
import { priceOf, type Ahead, type Table } from "../store";
import { capital, native, number, rich, t } from "../words";
import { handlers } from "./choice";
import { allIn, amountOf, amountText, asking, enter, fold, raise, stay, stepOf } from "./deeds";
import { Bar, Icon, Press, Ticking } from "./pieces";

/** The line of words over the buttons: title, seconds, bank; below it the own hand. */
export function TurnLine({ table, title, red = true, children }: { table: Table; title: string; red?: boolean; children?: ComponentChildren }) {
  const { clock } = table.view;
  return (
    <div class="tl">
      <div class="turnline">
        <h2 class={red ? "" : "calm"}>{capital(title)}</h2>
        <Ticking
          clock={clock}
          at={table.at}
          show={(time) => (
            <>
              <span class="secs">{t(time.fromBank ? "clock-bank-seconds" : "clock-seconds", { seconds: time.seconds })}</span>
              {clock?.kind === "bank" && !time.fromBank && time.bank > 0 && (
                <span class="small quiet bank">{t("clock-reserve", { seconds: time.bank })}</span>
              )}
            </>
          )}
        />
      </div>
      <p class="hold">{children}</p>
    </div>
  );
}

/** The own hand in words: a made hand, or the cards; nothing for spectators. */
export function ownHand(view: TableView): ComponentChildren {
  const { play } = view;
  if (play === null) return null;
  if (play.game === "one_poker") return null;
  if (play.own_hand !== null) return `${handTitle(play.own_hand, play.game)}.`;
  return play.game === "holdem" && play.hole !== null ? cardsPiece(play.hole).node : null;
}

function price(view: TableView): ComponentChildren {
  const legal = view.legal;
  if (view.play?.game === "as_nas" && view.you?.seat !== null && view.you !== null) {
    return t("dock-stake", { stake: view.play.stakes[view.you.seat] ?? 0, highest: view.play.highest });
  }
  if (legal?.call === undefined || legal.call === null || view.play === null || view.play.game === "as_nas") return null;
  return t("dock-price", { cost: legal.call.cost, pot: view.play.pot });
}

function turnTitle(view: TableView): string {
  if (view.play?.game === "as_nas" && view.play.cards === null) return t("dock-your-turn-unseen");
  return t("dock-your-turn");
}

/** Shortcuts, slider and number box; they all set one amount, which is a total. */
function RaiseBox({ table, offer }: { table: Table; offer: RaiseOffer }) {
  const amount = amountOf(table, offer);
  const set = (value: number): void => enter(table, String(value));
  const game = table.view.play?.game;
  const short = (id: string, value: number) => (
    <Press kind="thin" key={id} onPress={() => set(value)} title={number(value)}>
      {t(id)}
    </Press>
  );
  return (
    <div class="rz">
      <div class="short">
        {short("raise-min", offer.least)}
        {short("raise-half", offer.half_pot)}
        {short("raise-pot", offer.pot)}
        {short(offer.all_in ? "raise-all-in" : "raise-most", offer.most)}
      </div>
      <div class="slide">
        <input
          type="range"
          min={offer.least}
          max={offer.most}
          step={1}
          value={amount ?? offer.least}
          aria-label={t("raise-to-label")}
          aria-valuetext={number(amount ?? offer.least)}
          onInput={(event) => set(snap(Number(event.currentTarget.value), offer, game === "holdem" ? stepOf(table) : 1))}
        />
        <input
          class={`num ${amount === null ? "wrong" : ""}`}
          id="raise-to"
          inputMode="numeric"
          autocomplete="off"
          value={native(amountText(table, offer))}
          aria-label={t("raise-to-label")}
          aria-invalid={amount === null}
          aria-describedby="raise-range"
          onInput={(event) => enter(table, latin(event.currentTarget.value))}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={(event) => {
            if (event.key === "Enter") raise(table);
          }}
        />
        <span class="sr" id="raise-range">
          {t("raise-range", { least: offer.least, most: offer.most })}
        </span>
      </div>
    </div>
  );
}

/** The slider goes in steps that people name; its ends are exact. */
function snap(value: number, offer: RaiseOffer, step: number): number {
  if (value === offer.most || value === offer.least) return value;
  return Math.min(offer.most, Math.max(offer.least, Math.round(value / step) * step));
}

/** Digits of other scripts are digits too. */
const latin = (text: string): string =>
  text.replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0)).replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));

function stayLabel(legal: Legal, view: TableView): ComponentChildren {
  if (legal.check === true) return t("action-check");
  if (legal.hold === true) return t("action-hold");
  const { call } = legal;
  if (call === undefined || call === null) return null;
  if (view.play?.game !== "as_nas") return t(call.all_in ? "action-call-all_in" : "action-call", { cost: call.cost });
  return (
    <span>
      {t("action-call", { cost: view.play.highest })}
      <small>{t("pay", { cost: call.cost })}</small>
    </span>
  );
}

function raiseLabel(offer: RaiseOffer, to: number | null, view: TableView): ComponentChildren {
  const amount = to ?? offer.least;
  if (view.play?.game === "as_nas") {
    return (
      <span>
        {t("action-raise", { to: amount })}
        <small>{t("pay", { cost: offer.cost })}</small>
      </span>
    );
  }
  if (offer.all_in && amount === offer.most) return t("action-all_in", { to: amount });
  return t(offer.opens ? "action-bet" : "action-raise", { to: amount });
}

/** Between an action and its answer, and without a connection, nothing can be pressed. */
const resting = (table: Table): boolean => table.pressed !== null || model.value.link.at !== "open";

/** The slip on one's own turn: fold, stay, raise, always in this order; what is not allowed leaves no gap. */
export function TurnDock({ table }: { table: Table }) {
  const { view, pressed } = table;
  const legal = view.legal;
  if (legal === null) return null;
  if (legal.lock !== undefined && legal.lock !== null) return <LockDock table={table} />;
  const offer = legal.raise ?? null;
  const ranged = offer !== null && offer.least < offer.most;
  const down = (kind: string): boolean => pressed?.action === kind;
  const off = resting(table);
  const stays = legal.check === true ? "check" : legal.hold === true ? "hold" : "call";
  const to = offer === null ? null : ranged ? amountOf(table, offer) : offer.least;
  return (
    <div class={`slip mine-turn ${view.game === "as_nas" ? "nas-dock" : "act-dock"} ${ranged ? "" : "plain-dock"} ${off ? "answering" : ""}`}>
      <Ticking clock={view.clock} at={table.at} show={(time) => <Bar left={time.left} />} />
      <TurnLine table={table} title={turnTitle(view)}>
        {ownHand(view)} <span class="quiet">{price(view)}</span>
      </TurnLine>
      {ranged && offer !== null && <RaiseBox table={table} offer={offer} />}
      <div class="three">
        {legal.fold === true && (
          <Press onPress={() => fold(table)} down={down("fold")} off={off} keys="f">
            {asking(table) ? t("fold-sure") : t("action-fold")}
          </Press>
        )}
        {stayLabel(legal, view) !== null && (
          <Press kind="ink" onPress={() => stay(table)} down={down(stays)} off={off} keys="c">
            {stayLabel(legal, view)}
          </Press>
        )}
        {offer !== null && (
          <Press
            kind="red"
            onPress={() => (ranged ? raise(table) : offer.all_in ? allIn(table) : raise(table))}
            down={down("raise")}
            off={off || to === null}
            keys="r"
          >
            {raiseLabel(offer, to, view)}
          </Press>
        )}
      </div>
    </div>
  );
}

/** One Poker: choose a card, then confirm the lock. Nothing is locked by the first click. */
function LockDock({ table }: { table: Table }) {
  const { chosen, next, lock } = handlers(table);
  const off = resting(table);
  return (
    <div class={`slip mine-turn one-dock ${off ? "answering" : ""}`}>
      <Ticking clock={table.view.clock} at={table.at} show={(time) => <Bar left={time.left} />} />
      <TurnLine table={table} title={t("dock-lock-title")}>
        <span class="quiet">{t("dock-lock-hint")}</span>
      </TurnLine>
      <div class="three">
        <Press onPress={next} off={off} keys="→">
          {chosen === null ? t("lock-choose") : t("lock-other")}
        </Press>
        {chosen !== null && (
          <Press kind="red" onPress={lock} off={off} down={table.pressed?.action === "lock"} keys="Enter">
            <Icon name="lock" />
            {t("action-lock", { card: rankName(chosen) })}
          </Press>
        )}
      </div>
    </div>
  );
}

/** Choices ahead of one's turn: they hold only at the price that they were made at, and can be taken back. */
function Choices({ table }: { table: Table }) {
  const { view, ahead } = table;
  const at = priceOf(view);
  const me = view.you?.seat ?? null;
  const own = me === null ? undefined : view.seats[me];
  if (own === undefined || own.state !== "waiting" || view.game === "one_poker" || view.stage !== "playing") return null;
  const matched = own.bet === at;
  const choices: readonly { choice: Ahead["choice"]; words: string }[] =
    view.game === "as_nas"
      ? [
          { choice: "fold", words: t("ahead-fold") },
          matched ? { choice: "hold", words: t("ahead-hold") } : { choice: "call", words: t("ahead-call", { to: at }) },
        ]
      : matched
        ? [{ choice: "check", words: t("ahead-check") }]
        : [
            { choice: "fold", words: t("ahead-fold") },
            { choice: "call", words: t("ahead-call", { to: at }) },
          ];
  return (
    <div class="three pre" role="group" aria-label={t("ahead")}>
      {choices.map(({ choice, words }) => {
        const on = ahead?.choice === choice;
        return (
          <Press key={choice} kind="thin" pressed={on} onPress={() => decideAhead(on ? null : { choice, price: at })}>
            {words}
          </Press>
        );
      })}
    </div>
  );
}

/** Somebody else's turn. */
export function WaitDock({ table }: { table: Table }) {
  const { view } = table;
  const cast = castOf(view);
  const title = view.turn === null ? t("dock-dealing") : t("dock-to-act", { name: nameOf(cast, view.turn) });
  const me = view.you?.seat ?? null;
  const own = me === null ? undefined : view.seats[me];
  return (
    <div class="slip sd-dock wait-dock">
      <TurnLine table={table} title={title} red={false}>
        {own?.state === "folded" ? <span class="quiet">{t("dock-folded")}</span> : ownHand(view)}{" "}
        {own !== undefined && own.stack !== null && own.state !== "folded" && (
          <span class="quiet behind">{rich("dock-behind", { amount: own.stack })}</span>
        )}
      </TurnLine>
      <Choices table={table} />
    </div>
  );
}
