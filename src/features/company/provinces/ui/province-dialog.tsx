import { Dialog } from '#kit/overlays/dialog.tsx';
import { useApp } from '#web/app-context.ts';
import { provinceTexts } from '../messages.ts';
import { ProvinceForm } from './province-form.tsx';

export function ProvinceDialog({ returnTo, onClose }: { returnTo: string; onClose: () => void }) {
  const { t } = useApp(provinceTexts);
  return (
    <Dialog open onClose={onClose} title={t.title}>
      <ProvinceForm returnTo={returnTo} onPicked={onClose} />
    </Dialog>
  );
}
