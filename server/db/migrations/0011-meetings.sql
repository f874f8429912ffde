-- Since when a reporter waits for an answer to the request for a meeting (§ 16 (3) HinSchG); null while none is open. What is asked
-- and answered stands sealed in the thread, whose messages of these kinds say no more than that.
alter table reports add column meeting_asked_at timestamptz;
alter table messages drop constraint messages_kind_check;
alter table messages add constraint messages_kind_check check (kind in ('message', 'acknowledgement', 'feedback',
  'meeting-asked', 'meeting-withdrawn', 'meeting-answered', 'meeting-held'));
alter table reminders drop constraint reminders_kind_check;
alter table reminders add constraint reminders_kind_check check (kind in ('acknowledgement', 'feedback', 'meeting', 'silence'));
