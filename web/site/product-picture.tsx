import { Mark } from "../brand/mark.tsx";
import { t } from "./texts.ts";

/** Gives the drawn picture beside the headline: the form on a phone in front of the same case at the office. */
export function ProductPicture() {
  return (
    <div className="picture" role="img" aria-label={t("pictureLabel")}>
      <div className="picture-stage" aria-hidden="true">
        <OfficeWindow />
        <Phone />
      </div>
    </div>
  );
}

function OfficeWindow() {
  return (
    <div className="window">
      <div className="window-side">
        <Mark className="mark" />
        <span>{t("mockDashboard")}</span>
        <span className="on">{t("mockReports")}</span>
        <span>{t("mockChannels")}</span>
      </div>
      <div className="window-main">
        <div className="window-head">
          <span className="faint">{t("mockNumber")}</span>
          <span className="pill">{t("mockStatus")}</span>
        </div>
        <b className="window-title">{t("mockCase")}</b>
        <div className="box">
          {t("mockText")}
          <span className="file-line">
            <span>{t("mockFile")}</span>
            <span className="faint">{t("mockSize")}</span>
          </span>
        </div>
        <div className="bubble bubble-office">
          <span className="bubble-head">
            <b>{t("mockOffice")}</b>
            <span className="faint">{t("mockToday")}</span>
          </span>
          {t("mockAnswer")}
        </div>
        <div className="bubble">
          <span className="bubble-head">
            <b>{t("mockReporter")}</b>
            <span className="faint">{t("mockNow")}</span>
          </span>
          {t("mockReply")}
        </div>
        <div className="composer">
          <span className="faint">{t("mockCompose")}</span>
          <span className="mock-send">{t("mockComposeSend")}</span>
        </div>
      </div>
    </div>
  );
}

function Phone() {
  return (
    <div className="phone">
      <div className="phone-head">
        <Mark className="mark" />
        <b>{t("mockCompany")}</b>
      </div>
      <b className="phone-title">{t("mockReport")}</b>
      <span className="pick pick-on">
        <i className="dot" />
        <span>
          <b>{t("mockAnonymous")}</b>
          <span className="faint">{t("mockAnonymousText")}</span>
        </span>
      </span>
      <span className="pick">
        <i className="dot" />
        <b>{t("mockConfidential")}</b>
      </span>
      <span className="mock-label">{t("mockLabelTitle")}</span>
      <span className="mock-input">{t("mockCase")}</span>
      <span className="mock-label">{t("mockLabelText")}</span>
      <span className="mock-input">{t("mockTextShort")}</span>
      <span className="mock-sealed">{t("mockSealed")}</span>
      <span className="mock-send">{t("mockSend")}</span>
    </div>
  );
}
