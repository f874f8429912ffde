/**
 * What a plan that is paid by the year is agreed for: how long it runs each time, and how long before its end notice is due. One
 * that is paid by the month runs from month to month. Terms, order and its confirmation name these figures.
 */
export const YEARLY_TERM = { months: 12, noticeMonths: 3 };
