// `createTaskProcesses` starts this program, which has all tasks.

import { paperDrawing } from '#features/papers/documents/server/drawing/draw-paper.ts';
import {
  statementPlanning,
  statementReading,
} from '#features/payments/matching/server/statement-tasks.ts';
import { uploadDrawing } from '#features/requests/uploads/server/draw-upload.ts';
import { listReading } from '#features/shipping/screening/server/list-reading.ts';
import {
  importReading,
  importRejecting,
} from '#features/shop/catalogue/import/server/import-reading.ts';
import {
  pictureCleaning,
  pictureMeasuring,
} from '#features/shop/catalogue/pictures/server/picture-cleaning.ts';
import { variantMaking } from '#features/shop/catalogue/pictures/server/picture-variants.ts';
import { serveTasks } from '#platform/tasks/serve-tasks.ts';
import { brandDrawing } from '../discovery/brand-pictures.ts';

serveTasks([
  importReading,
  importRejecting,
  statementReading,
  statementPlanning,
  listReading,
  pictureCleaning,
  pictureMeasuring,
  variantMaking,
  uploadDrawing,
  paperDrawing,
  brandDrawing,
]);
