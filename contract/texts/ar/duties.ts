import type { DutySource } from "../../channels/channel-duties.ts";
import type { OwnTextPage } from "../../channels/duty-pages.ts";
import { type Block, bullets, heading, paragraph, steps, titled } from "../../channels/duty-text-parts.ts";

const YEARS = { zero: "سنة", one: "سنة", two: "سنتين", few: "سنوات", many: "سنة", other: "سنة" };
const MONTHS = { zero: "شهر", one: "شهر", two: "شهرين", few: "أشهر", many: "شهرًا", other: "شهر" };
const retention = (months: number): string => {
  const inYears = months % 12 === 0;
  const count = inYears ? months / 12 : months;
  const forms = inYears ? YEARS : MONTHS;
  const form = new Intl.PluralRules("ar").select(count);
  const time = form === "one" ? `${forms.one} ${inYears ? "واحدة" : "واحد"}` : form === "two" ? forms.two : `${count} ${forms[form]}`;
  return `بعد ${time} من إغلاق قضيتكم يجب حذف كل ما يتعلق بها. ولا يجوز الاحتفاظ به مدة أطول إلا إذا كان القانون يفرض ذلك.`;
};
/** Nobody reads an empty page: whom to ask for what is not there. */
const ask = ({ companyName, company, facts, allowAnonymous }: DutySource, what: string): Block => {
  const email = facts.email || company.email;
  const phone = facts.officePhone || facts.phone;
  const known = [email && `بالبريد الإلكتروني على ${email}`, phone && `بالهاتف على الرقم ${phone}`].filter(Boolean).join(" أو ");
  // Whoever meets a barrier in the form should not be sent there first.
  const way = known
    ? `اسألوا عن ذلك ${known}.`
    : `يمكنكم أن تسألوا مكتب الإبلاغ عن ذلك: اكتبوا إليه عبر «بلاغ جديد»${allowAnonymous ? "، ومن دون اسمكم إذا أردتم" : ""}.`;
  return paragraph(`لا تزال هذه المعلومات من ${companyName} ناقصة هنا: ${what}. ${way}`);
};

const procedure = ({ companyName, departmentName, retentionMonths, autoAcknowledge, allowAnonymous }: DutySource): Block[] => [
  paragraph(
    `هكذا يتم التعامل مع بلاغكم في ${companyName}. القانون الألماني لحماية المبلّغين عن المخالفات (Hinweisgeberschutzgesetz, HinSchG) هو الذي يحدد سير الإجراءات.`,
  ),
  heading("مَن يقرأ بلاغكم"),
  paragraph(
    `يصل بلاغكم إلى قسم «${departmentName}». يستطيع أعضاؤه فتحه. إذا استعان مكتب الإبلاغ بشخص من الخارج لفحص البلاغ، مثل محامية أو محامٍ، فهذا الشخص يقرأ قضيتكم فقط، ولمدة محدودة فقط. إذا كان أحد غير محايد أو كان قسم آخر هو المختص، يمكن نقل القضية إلى ذلك القسم؛ عندئذ يقرؤها أعضاؤه. وإذا كان قسم آخر مختصًا بفئة معينة أو بالبلاغات عن هذا القسم نفسه، فإن ذلك مذكور في النموذج قبل أن ترسلوا.`,
  ),
  paragraph("مَن يعالج البلاغات يجب أن يكون مستقلًا ومؤهلًا وأن يحافظ على السرّية (المادتان 8 و15 من قانون HinSchG)."),
  heading("الخطوات"),
  steps(
    `ترسلون بلاغكم${allowAnonymous ? "، ومن دون اسمكم إذا أردتم" : ""}. وتحصلون على كلمة مرور لقضيتكم.`,
    autoAcknowledge
      ? "يتم تأكيد الاستلام فورًا؛ القانون يفرضه خلال 7 أيام. التأكيد موجود في قضيتكم."
      : "خلال 7 أيام يؤكد مكتب الإبلاغ أن بلاغكم قد وصل.",
    "يفحص مكتب الإبلاغ هل هو المختص وهل بلاغكم له أساس. ويبقى على تواصل معكم ويسأل إذا كان شيء غير واضح.",
    "يتخذ مكتب الإبلاغ إجراءات المتابعة. مثلًا يحقق في القضية أو ينقلها إلى جهة مختصة.",
    "بعد التأكيد بثلاثة أشهر على الأكثر تحصلون على رد على البلاغ: ما هو المخطط له، وماذا تم فعله، ولماذا. إذا لم يصل تأكيد، تُحسب الأشهر الثلاثة من اليوم السابع بعد وصول البلاغ.",
  ),
  paragraph("تقرؤون التأكيد والأسئلة والرد على البلاغ في قضيتكم بكلمة المرور."),
  heading("ماذا يُخزَّن وإلى متى"),
  bullets(
    "بلاغكم وملفاتكم وكل الرسائل مشفّرة. وكذلك ملاحظات مكتب الإبلاغ.",
    "كما يُسجَّل متى وصل شيء وأي خطوات قام بها مكتب الإبلاغ. القانون يفرض ذلك (المادة 11 من قانون HinSchG).",
    retention(retentionMonths),
    "لا يُخزَّن عنوان IP الخاص بكم.",
  ),
  heading("حمايتكم"),
  paragraph(
    "مَن كان لديه عند تقديم البلاغ سبب كافٍ للاعتقاد بأن المعلومات صحيحة، لا يجوز أن يلحق به ضرر بسبب ذلك (المادتان 33 و36 من قانون HinSchG). لا يعرف اسمكم إلا الأشخاص الذين يعالجون بلاغكم؛ والاستثناءات موجودة في المادة 9 من قانون HinSchG. مَن يبلّغ عن شيء غير صحيح عمدًا أو بإهمال جسيم، لا يتمتع بالحماية.",
  ),
  heading("لكم حرية الاختيار"),
  paragraph("يمكنكم أيضًا التوجه إلى مكتب إبلاغ خارجي، الآن أو لاحقًا. تجدون هذه المكاتب في صفحة «مكاتب الإبلاغ الخارجية»."),
];

const privacy = (source: DutySource): Block[] => {
  const { companyName, departmentName, retentionMonths, facts } = source;
  return [
    paragraph("هذه المعلومات حسب المادة 13 من اللائحة العامة لحماية البيانات (DSGVO) تخبركم ماذا يحدث لبياناتكم."),
    heading("مَن المسؤول عن البيانات"),
    ...(facts.address ? [paragraph(`${companyName}\n${facts.address}`)] : [paragraph(companyName), ask(source, "العنوان")]),
    heading("مسؤول حماية البيانات"),
    facts.officer
      ? paragraph(facts.officer)
      : facts.hasNoOfficer
        ? paragraph(`لا يوجد إلزام على ${companyName} بتعيين مسؤول لحماية البيانات، ولم يتم تعيين أحد.`)
        : ask(source, "مسؤول حماية البيانات"),
    heading("لماذا وعلى أي أساس قانوني"),
    paragraph(
      "تُعالَج بياناتكم من أجل فحص بلاغكم ومتابعته. الأساس القانوني هو المادة 6 الفقرة 1 الحرف c من DSGVO مع المادة 10 من قانون HinSchG. وللبيانات التي لها حماية خاصة: المادة 9 الفقرة 2 الحرف g من DSGVO مع المادة 10 من قانون HinSchG.",
    ),
    paragraph(
      "إذا أدخلتم عنوان بريد إلكتروني للإشعارات، فهذا باختياركم (المادة 6 الفقرة 1 الحرف a من DSGVO). يمكنكم إزالة العنوان في أي وقت في قضيتكم.",
    ),
    paragraph(
      "إذا سجّلتم رسالة صوتية، فلا تُرسَل إلا بموافقتكم (المادة 6 الفقرة 1 الحرف a من DSGVO، والمادة 11 الفقرة 2 من قانون HinSchG). يمكنكم سحب الموافقة بالنسبة للمستقبل. يتم التسجيل والتمويه في متصفحكم.",
    ),
    heading("أي بيانات"),
    paragraph(
      "يُعالَج ما تكتبونه وما تقولونه وما ترفقونه من ملفات، أيضًا عن أشخاص آخرين، وكذلك الوقت والفئة وهل تذكرون اسمًا. لستم ملزمين بذكر معلومات عن أنفسكم، إلا إذا كان النموذج يطلبها. هذه الصفحات لا تضع ملفات تعريف الارتباط (Cookies) ولا تحمّل شيئًا من شركات أخرى ولا تخزّن عنوان IP الخاص بكم. أثناء الكتابة يحتفظ متصفحكم بالمسودة مشفّرة في علامة التبويب هذه، حتى لا يضيع شيء عند إعادة التحميل. بعد الإرسال تُحذف المسودة، وبعد ساعة لا يعود من الممكن فتحها.",
    ),
    heading("مَن يحصل على البيانات"),
    paragraph(
      `يستطيع قراءة بلاغكم أعضاء قسم «${departmentName}» أو أعضاء القسم المذكور في النموذج. يجوز للشركة أن تحتفظ بمفتاح للطوارئ، إذا لم يعد أحد قادرًا على فتح البلاغ. إذا نُقلت القضية إلى قسم آخر، يقرؤها أعضاؤه. وإذا استعان مكتب الإبلاغ بشخص من الخارج لفحص البلاغ، مثل محامية أو محامٍ، فهذا الشخص يقرأ قضيتكم فقط، ولمدة محدودة فقط. لا يجوز لمكتب الإبلاغ أن ينقل شيئًا إلى غيرهم، مثل السلطات، إلا في الحدود التي تسمح بها المادة 9 من قانون HinSchG.`,
    ),
    paragraph(
      "الجهة التي تشغّل Hinweiszentrale تخزّن البيانات بتكليف من الشركة (المادة 28 من DSGVO). المحتويات مشفّرة من طرف إلى طرف؛ وليس لدى هذه الجهة مفتاح لها. تستطيع هذه الجهة قراءة الوقت والفئة ونوع البلاغ، وعنوان بريد إلكتروني إذا أدخلتموه للإشعارات؛ وتعرف هذا العنوان أيضًا خدمات البريد الإلكتروني التي يمر بها الإشعار.",
    ),
    ...source.outside.map(({ name, service, place, ground }) =>
      paragraph(
        `خارج الاتحاد الأوروبي والمنطقة الاقتصادية الأوروبية، بتكليف من الجهة المشغّلة: ${name}، ${place} (${service}). أساس نقل البيانات: ${ground}.`,
      ),
    ),
    heading("إلى متى"),
    paragraph(retention(retentionMonths)),
    heading("حقوقكم"),
    bullets(
      "يمكنكم أن تطلبوا الاطلاع على بياناتكم (المادة 15 من DSGVO) وتصحيحها (المادة 16) وحذفها (المادة 17) وتقييد معالجتها (المادة 18).",
      "يمكنكم سحب أي موافقة في أي وقت بالنسبة للمستقبل. ويمكنكم أن تطلبوا الحصول على عنوان البريد الإلكتروني بصيغة شائعة (المادة 20).",
      "حقوق الأشخاص الآخرين محدودة، إذا كانت هويتكم ستُعرف بسببها (المادة 8 من قانون HinSchG، والمادة 29 من قانون BDSG).",
      "القرار بشأن بلاغكم يتخذه دائمًا إنسان، ولا يتخذه برنامج وحده أبدًا.",
    ),
    heading("الشكوى لدى سلطة الرقابة"),
    paragraph(
      facts.supervision ||
        `يمكنكم تقديم شكوى لدى سلطة حماية البيانات في الولاية الألمانية التي يقع فيها مقر ${companyName} أو التي تسكنون أو تعملون فيها.`,
    ),
  ];
};

const imprint = (source: DutySource): Block[] => {
  const { companyName, company, facts } = source;
  const email = facts.email || company.email;
  const isWhole = [facts.address, facts.representedBy, email].every(Boolean);
  return [
    paragraph("معلومات حسب المادة 5 من القانون الألماني للخدمات الرقمية (DDG)"),
    heading("صاحب هذه الصفحات"),
    paragraph([companyName, facts.address].filter(Boolean).join("\n")),
    ...titled("الشكل القانوني", companyName.includes(company.legalForm) ? "" : company.legalForm),
    ...titled("يمثله قانونيًا", facts.representedBy),
    ...titled("التواصل", [email && `البريد الإلكتروني: ${email}`, facts.phone && `الهاتف: ${facts.phone}`].filter(Boolean).join("\n")),
    ...titled("السجل", facts.register || company.register),
    ...titled("رقم ضريبة القيمة المضافة", facts.vatId || company.vatId),
    ...(isWhole ? [] : [heading("ما زال ناقصًا"), ask(source, "بعض البيانات")]),
  ];
};

const accessibility = (source: DutySource): Block[] => {
  const { facts } = source;
  return [
    paragraph("يسري هذا البيان على صفحات قناة الإبلاغ هذه. يجب أن يستطيع الجميع تقديم بلاغ هنا."),
    heading("ماذا نفعل"),
    paragraph("المعيار هو إرشادات إتاحة محتوى الويب للجميع (WCAG 2.2، المستوى AA)."),
    bullets(
      "يمكن استخدام كل شيء بلوحة المفاتيح، ويظهر دائمًا أين أنتم.",
      "العناوين والخانات ورسائل الخطأ معدّة بحيث تقرؤها برامج قراءة الشاشة بصوت عالٍ.",
      "للنصوص تباين قوي، في الوضع الفاتح والداكن. يمكن تكبيرها وتناسب الشاشات الصغيرة.",
      "صفحة البداية وصفحات المعلومات لا تحتاج إلى JavaScript.",
    ),
    heading("ما ليس متاحًا للجميع بعد"),
    bullets(
      "النموذج والقضية يحتاجان إلى JavaScript: متصفحكم يستخدمه للتشفير.",
      "صفحة البداية والنموذج والقضية موجودة بالألمانية السهلة (Leichte Sprache)؛ ولم تفحصها بعد مجموعة اختبار. ومن صفحات المعلومات توجد بها صفحة واحدة فقط.",
      "لا توجد نسخة بلغة الإشارة.",
      "لا يملأ المتصفح الاسم ورقم الهاتف وعنوان البريد الإلكتروني تلقائيًا (WCAG 1.3.5): والغرض ألّا يبقى منها شيء على الجهاز.",
      "لجميع الصفحات العنوان نفسه في المتصفح: «Portal» (WCAG 2.4.2)، حتى لا يدل العنوان على موضوع الصفحة.",
      "النصوص والملفات التي تضيفها الشركة أو تضيفونها أنتم قد تحتوي على عوائق.",
    ),
    heading("كيف تم الفحص"),
    paragraph(
      "تعتمد هذه المعلومات على فحوص قمنا بها بأنفسنا: ببرنامج فحص على كل نوع من الصفحات، ويدويًا بلوحة المفاتيح. لم تقم جهة مستقلة بالفحص.",
    ),
    heading("الإبلاغ عن عائق"),
    facts.accessibilityContact ? paragraph(facts.accessibilityContact) : ask(source, "جهة اتصال بشأن العوائق"),
  ];
};

/** The standard texts in Arabic, by page; each is made of what a channel says. */
export const duties: Record<OwnTextPage, (source: DutySource) => Block[]> = { procedure, privacy, imprint, accessibility };
