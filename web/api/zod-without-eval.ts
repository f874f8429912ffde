import * as z from "zod";

// Our pages forbid code made from text; zod would try it once, be refused, and leave an error in the console. This file
// has to be imported before any schema is made.
z.config({ jitless: true });
