import { eraseFileJob } from '#app/server/retention/erase-file-job.ts';
import {
  unitsJob,
  unitsTopic,
} from '#features/orders/offers/server/answering/units-of-acceptance.ts';
import { reminderJob, reminderTopic } from '#features/orders/offers/server/mails/reminders.ts';
import { unitNewsJob } from '#features/orders/offers/server/mails/unit-news.ts';
import { paperJob } from '#features/papers/documents/server/paper-job.ts';
import { paperTopic } from '#features/requests/quotes/server/defer-paper.ts';
import { screeningJob, screeningTopic } from '#features/shipping/screening/server/screen-orders.ts';
import { newsTopic } from '#features/shipping/units/server/queue-unit-news.ts';
import { pictureJob } from '#features/shop/catalogue/pictures/server/pictures.ts';
import { fileTopic } from '#platform/files/erase-files.ts';
import type { Handler } from '#platform/jobs/outbox.ts';
import { type Mailer, mailHandler, mailTopic } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';

/** What does the jobs of the outbox, by their topics. */
export const jobHandlers = (
  services: Services,
  mailer: Mailer,
): Readonly<Record<string, Handler>> => ({
  [mailTopic]: mailHandler(mailer),
  picture: pictureJob(services),
  [fileTopic]: eraseFileJob(services),
  [reminderTopic]: reminderJob(services),
  [screeningTopic]: screeningJob(services),
  [unitsTopic]: unitsJob(services),
  [newsTopic]: unitNewsJob(services),
  [paperTopic]: paperJob(services),
});
