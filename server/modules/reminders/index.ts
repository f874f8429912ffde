export { registerCalendarFeed } from "./feed.ts";
export { reminderJobs } from "./remind.ts";
export { registerReminderRoutes } from "./routes.ts";
export { deleteCalendar, remindersOf } from "./store.ts";
