import { type ComponentProps, type FormEvent, type RefObject, type SubmitEvent, useEffect, useRef, useState } from "react";
import type { PortalCategory, PortalDepartment } from "@hz/contract/channels/channels";
import type { ReportType } from "@hz/contract/reports/reports";
import { checkReport, type Problem, readReport, stillWrong } from "./check-report.ts";
import { ArchivedChannel, ClosedOffice, Successor } from "../pages/closed-office.tsx";
import { DutyLink } from "../pages/duty-links.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { type ChosenFile, isChecking } from "./chosen-file.ts";
import { FilePicker } from "./file-picker.tsx";
import { useLeaveWarning } from "../leave-warning.ts";
import { Notice } from "../notice.tsx";
import { OtherWays } from "../office/other-ways.tsx";
import { usePortal } from "../portal-context.tsx";
import { PlaceLink } from "../place-link.tsx";
import { RecipientInfo } from "../office/recipient-info.tsx";
import { MATTER_TEXTS } from "../../vault/content/report-texts.ts";
import { retrying } from "../../vault/files/retry.ts";
import { recipientOf } from "../../vault/report/recipient.ts";
import { ContactFields, ReportFields } from "./report-fields.tsx";
import { ReportTypeChoice } from "./report-type-choice.tsx";
import { SendBar } from "./send-bar.tsx";
import type { LoadSending, SendingPart } from "../load-sending.ts";
import { Shell } from "../shell.tsx";
import { useMissingFiles } from "../draft/use-missing-files.ts";
import { useFormDraft } from "./use-form-draft.ts";
import { type OnSent, type SendFailure, type Sending, useSending } from "./use-sending.ts";
import { WithoutScript } from "../pages/without-script.tsx";

type Props = {
  categories: PortalCategory[];
  loadSending: LoadSending | null;
  /** Whether what stood here was thrown away: then the focus comes to the beginning. */
  isAnew: boolean;
  onSent: OnSent;
  /** The draft is not wanted: the form begins anew. */
  onDiscard: () => void;
};

/** The form, with the active categories; `onSent` gets the receipt once the sealed report is stored. */
export function FormPage({ categories, loadSending, isAnew, onSent, onDiscard }: Props) {
  const { channel, key, language, t } = usePortal();
  const isLost = (department: PortalDepartment) => channel.lost.includes(department.departmentId);
  const isShut = channel.isArchived === true || isLost(channel.department);
  const isReady = key.state === "trusted" && !isShut;
  const [files, setFiles] = useState<ChosenFile[]>([]);
  const { problems, areNew, summary, showProblems } = useProblems();
  const requireCategory = channel.settings.requireCategory && categories.length > 0;
  const form = useRef<HTMLFormElement>(null);
  const draft = useFormDraft(form, loadSending, files);
  const missing = useMissingFiles(draft.missing);
  const sending = useSending(loadSending, isReady, (...sent) => {
    draft.forget();
    onSent(...sent);
  });
  const { type, setType, touched, recipient, change } = useTyped(form, sending.want);
  const isBegun = touched || files.length > 0;
  useLeaveWarning(isBegun);
  const other = recipient && recipient.departmentId !== channel.department.departmentId ? recipient.name : null;
  const closed = recipient && isLost(recipient) ? recipient.name : null;
  const isSpoken = files.some(({ voice }) => voice);
  const typed = (event: FormEvent<HTMLFormElement>) => {
    change(event);
    draft.changed();
    // They come with a send, and go one by one as they are mended.
    if (problems.length > 0)
      showProblems(stillWrong(problems, readReport(new FormData(event.currentTarget)), requireCategory, isSpoken), false);
  };
  const chooseFiles: ComponentProps<typeof FilePicker>["onChange"] = (chosen) => {
    setFiles(chosen);
    draft.changed();
  };
  const picker = { files, ready: isReady, sent: sending.progress?.shares ?? null, loadTexts: loadSending, onChange: chooseFiles };
  const discard = () => {
    draft.forget();
    onDiscard();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The field that Enter was pressed in is off while it sends, and would lose the focus.
    event.nativeEvent.submitter?.focus();
    if (!isReady || sending.progress || isChecking(files) || closed !== null) return;
    const typed = new FormData(event.currentTarget);
    const values = readReport(typed);
    const found = checkReport(values, requireCategory, isSpoken);
    showProblems(found, true);
    if (found.length > 0) return sending.forgetFailure();
    if (missing.holds()) return;
    const category = categories.find(({ id }) => id === values.categoryId) ?? null;
    sending.start({ values, typed, category: category && { id: category.id, name: category.name }, files, language, t });
  };

  return (
    <Shell page="form">
      <FormHead other={other} isShut={isShut} isAnew={isAnew} />
      {isShut ? <Shut isBegun={isBegun} /> : <WithoutScript />}
      <ComeBack {...draft} form={form} onDiscard={discard} />
      {problems.length > 0 && <ErrorSummary problems={problems} isNew={areNew} ref={summary} />}
      {/* One that takes nothing stands there for what is typed in it already. */}
      <form className="form" ref={form} noValidate autoComplete="off" hidden={isShut && !isBegun} onSubmit={submit} onInput={typed}>
        <fieldset className="field" disabled={sending.progress !== null}>
          <legend className="visually-hidden">{t("form.heading")}</legend>
          <div className="form">
            <ReportTypeChoice chosen={type} onChoose={setType} />
            <ReportFields categories={categories} problems={problems} isSpoken={isSpoken} />
            <ContactFields type={type} problems={problems} />
            <AboutOffice />
          </div>
        </fieldset>
        {channel.settings.allowFiles && (!isShut || files.length > 0) && <FilesField {...picker} />}
        {!isShut && <RecipientInfo other={other} />}
        {isBegun && <Beside loadSending={loadSending} form={form} files={files} type={type} />}
        {missing.isSaid && !sending.progress && draft.part && <draft.part.MissingFiles names={draft.missing} />}
        {sending.failure && <FailureNotice failure={sending.failure} />}
        {!isShut && <SendPart closed={closed} sending={sending} ready={isReady} files={files} />}
      </form>
      {isShut ? <OtherWays /> : <WhereItStands isLive={isReady} isKept={draft.isKept} />}
    </Shell>
  );
}

/** What has to be corrected, and whether that was just found: then the focus goes to it. */
function useProblems() {
  const [problems, setProblems] = useState<Problem[]>([]);
  const [areNew, setNew] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const showProblems = (found: Problem[], isNew: boolean) => {
    setProblems(found);
    setNew(isNew);
    if (isNew) requestAnimationFrame(() => summary.current?.focus());
  };
  return { problems, areNew, summary, showProblems };
}

/** Does it once nothing is pressed: what moves from under a finger loses its tap. */
function unpressed(act: () => void): void {
  if (document.querySelector(":active")) requestAnimationFrame(() => unpressed(act));
  else act();
}

/** What comes with what sends, as soon as somebody types; until then the browser asks before the page is left. */
function Beside({ loadSending, ...writing }: Pick<Props, "loadSending"> & ComponentProps<SendingPart["WhileWriting"]>) {
  const [part, setPart] = useState<SendingPart | null>(null);
  useEffect(() => {
    const end = new AbortController();
    if (loadSending)
      retrying(loadSending, { patienceMs: Infinity, signal: end.signal }).then(
        (loaded) => unpressed(() => setPart(loaded)),
        () => undefined,
      );
    return () => end.abort();
  }, [loadSending]);
  return part && <part.WhileWriting {...writing} />;
}

type ComeBackProps = ReturnType<typeof useFormDraft> & { form: RefObject<HTMLFormElement | null>; onDiscard: () => void };

/** What is said of a draft comes with what kept it. */
function ComeBack({ part, recalled, missing, form, onDiscard }: ComeBackProps) {
  return part && recalled && <part.FormDraftNotice form={form} draft={recalled} files={missing} onDiscard={onDiscard} />;
}

function FilesField(picker: ComponentProps<typeof FilePicker>) {
  const { t } = usePortal();
  return (
    <fieldset className="field">
      <legend>
        {t("files.title")} <span className="hint">{t("form.optional")}</span>
      </legend>
      <p className="hint">{t("files.hint")}</p>
      <FilePicker {...picker} />
    </fieldset>
  );
}

/** Whom the form is for; with the focus where it begins anew. */
function FormHead({ other, isShut, isAnew }: { other: string | null; isShut: boolean; isAnew: boolean }) {
  const { channel, t } = usePortal();
  const company = channel.companyName || channel.name;
  return (
    <div className="stack-tight">
      <h1 tabIndex={-1} ref={isAnew ? focus : undefined}>
        {t("form.heading")}
      </h1>
      {!isShut && (
        <p className="lead">{other === null ? t("form.lead", { company }) : t("form.leadOther", { company, department: other })}</p>
      )}
    </div>
  );
}

const focus = (heading: HTMLElement | null) => heading?.focus();

/** Where what is typed stands meanwhile; only a live page keeps it, or has at least the browser ask. */
function WhereItStands({ isLive, isKept }: { isLive: boolean; isKept: boolean }) {
  const { t } = usePortal();
  return (
    <Notice kind="info">
      <p className="small">
        {isLive && isKept ? t("form.kept") : t("form.notKept")}
        {"\n"}
        {isLive && !isKept && t("form.asks")}
      </p>
      <p className="small">
        {t("form.moreOnData")} <DutyLink page="procedure" /> · <DutyLink page="privacy" />
      </p>
    </Notice>
  );
}

/** What the page follows of what is typed: the kind of report and whom it goes to; `want` hears that somebody begins. */
function useTyped(form: RefObject<HTMLFormElement | null>, want: () => void) {
  const { channel } = usePortal();
  const [type, setType] = useState<ReportType>(channel.settings.allowAnonymous ? "anonymous" : "confidential");
  const [touched, setTouched] = useState(false);
  const [recipient, setRecipient] = useState<PortalDepartment | null>(channel.department);
  useEffect(() => {
    // What was typed and chosen before this script arrived stands in the page, but not in React's state.
    if (!form.current) return;
    const values = readReport(new FormData(form.current));
    setType(values.reportType);
    const isTyped = MATTER_TEXTS.some((name) => values[name] !== "");
    setTouched((was) => was || isTyped);
    if (isTyped || form.current.contains(document.activeElement)) want();
    setRecipient(recipientOf(channel, values));
  }, [channel, form, want]);
  const change = (event: FormEvent<HTMLFormElement>) => {
    setTouched(true);
    want();
    setRecipient(recipientOf(channel, readReport(new FormData(event.currentTarget))));
  };
  return { type, setType, touched, recipient, change };
}

type SendPartProps = { closed: string | null; sending: Sending; ready: boolean; files: ChosenFile[] };

/** The button that sends, or why there is none: `closed` names the department whose key nobody holds. */
function SendPart({ closed, sending: { progress, isStopped, cancel }, ...form }: SendPartProps) {
  if (closed !== null) return <ClosedOffice department={closed} />;
  return <SendBar {...form} progress={progress} isStopped={isStopped} onCancel={cancel} />;
}

/** Why nothing is taken: the channel is archived, or nobody holds the office's key. */
function Shut({ isBegun }: { isBegun: boolean }) {
  const { channel, t } = usePortal();
  if (!channel.isArchived) return <ClosedOffice department={channel.department.name} />;
  return (
    <>
      <ArchivedChannel isBegun={isBegun} />
      {!isBegun && (
        <PlaceLink to="case" className="button button-quiet">
          {t("start.follow")}
        </PlaceLink>
      )}
    </>
  );
}

/** Whether it is about the office itself: then another department reads it, or nobody of the company shall. */
function AboutOffice() {
  const { channel, t } = usePortal();
  if (channel.conflict === null)
    return (
      <p className="small">
        <strong>{t("form.aboutOfficeElse")}</strong>
        {"\n"}
        {t("form.aboutOfficeExternal")} <DutyLink page="external" />
      </p>
    );
  return (
    <label className="choice">
      <input type="checkbox" name="aboutOffice" />
      <span>
        <strong>{t("form.aboutOffice")}</strong>
        <span className="hint">{t("form.aboutOfficeMeans", { department: channel.conflict.name })}</span>
      </span>
    </label>
  );
}

/** Says why nothing was sent, and takes the focus: the button that has it stands below. */
function FailureNotice({ failure }: { failure: SendFailure }) {
  const { read, speak, t } = usePortal();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  // What the office says instead stands in the page as it is now.
  useEffect(() => {
    if (failure.isClosed) speak?.(read).catch(() => undefined);
  }, [failure.isClosed, read, speak]);
  return (
    <Notice kind="danger" role="alert" title={t("send.failed")} ref={place}>
      <p>{failure.text}</p>
      {failure.isClosed && <Successor isApart />}
      {failure.isClosed && (
        <p>
          {t("other.anytime")} <DutyLink page="external" />
        </p>
      )}
    </Notice>
  );
}
