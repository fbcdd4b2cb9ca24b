// Pages of the column that need no table: rules, settings, help, matches, a new table, leaving.
import { leave, model } from "../session";
import { t } from "../words";
import { Help } from "./help";
import { MatchesPanel } from "./matches";
import { Opening } from "./opening";
import { Options } from "./options";
import { close, panel, Sheet } from "./panels";
import { Press } from "./pieces";
import { Rules, RulesTabs } from "./rules";

/** Leaving for good and leaving for a while are two different things; the seat says which. */
function Leaving() {
  const away = async (keep: boolean): Promise<void> => {
    close();
    await leave(keep);
  };
  return (
    <div class="rules leaving">
      <p class="lead">{t("leave-lead")}</p>
      <p>{t("leave-keep-hint")}</p>
      <Press kind="ink" onPress={() => void away(true)}>{t("leave-keep")}</Press>
      <p>{t("leave-go-hint")}</p>
      <Press onPress={() => void away(false)}>{t("leave-go")}</Press>
    </div>
  );
}

export function SidePage() {
  const plain = (title: string) => <h2>{title}</h2>;
  switch (panel.value) {
    case "rules":
      return <Sheet key="rules" label={t("rules")} wide title={<RulesTabs />}><Rules /></Sheet>;
    case "settings":
      return <Sheet key="settings" label={t("settings")} wide title={plain(t("settings"))}><Options /></Sheet>;
    case "help":
      return <Sheet key="help" label={t("help")} wide title={plain(t("help"))}><Help /></Sheet>;
    case "matches":
      return <Sheet key="matches" label={t("matches")} wide title={plain(t("matches"))}><MatchesPanel /></Sheet>;
    case "open":
      return <Sheet key="open" label={t("lobby-new")} wide title={plain(t("lobby-new"))}><Opening /></Sheet>;
    case "leave":
      return model.value.table === null ? null : (
        <Sheet key="leave" label={t("leave")} wide title={plain(t("leave"))}><Leaving /></Sheet>
      );
    default:
      return null;
  }
}
