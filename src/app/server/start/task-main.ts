// `createTaskProcesses` starts this program, which has all tasks.
import { importReading } from '#features/catalogue/import/server/import-reading.ts';
import {
  pictureCleaning,
  pictureMeasuring,
} from '#features/catalogue/pictures/server/picture-cleaning.ts';
import { variantMaking } from '#features/catalogue/pictures/server/picture-variants.ts';
import { paperDrawing } from '#features/documents/server/drawing/draw-paper.ts';
import { statementPlanning, statementReading } from '#features/matching/server/statement-tasks.ts';
import { listReading } from '#features/screening/server/list-reading.ts';
import { uploadDrawing } from '#features/uploads/server/draw-upload.ts';
import { serveTasks } from '#platform/tasks/serve-tasks.ts';
import { brandDrawing } from '../discovery/brand-pictures.ts';

serveTasks([
  importReading,
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
