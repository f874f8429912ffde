-- Feedback that came after the end left standing why there was none.
update reports set no_feedback_reason = null where feedback_at is not null and no_feedback_reason is not null;
