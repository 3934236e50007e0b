import type { ChangeEvent } from 'react';
import { readableSize } from '#features/requests/uploads/file-parts.ts';
import { IconButton } from '#kit/button.tsx';
import { buttonClass } from '#kit/button-class.ts';
import { ImageOffIcon, TrashIcon } from '#kit/icons.tsx';
import { DocumentIcon } from '#kit/thing-icons.tsx';
import { useApp } from '#web/app-context.ts';
import { maxReceipts } from '../../form-fields.ts';
import { verificationTexts } from '../../messages.ts';
import css from './receipt-list.module.css';
import { isWrong, type UploadedReceipt } from './receipt-uploads.ts';

interface ReceiptListProps {
  receipts: readonly UploadedReceipt[];
  locked: boolean;
  onPhoto: (event: ChangeEvent<HTMLInputElement>) => void;
  onRemove: (uploadId: string) => void;
}

export function ReceiptList({ receipts, locked, onPhoto, onRemove }: ReceiptListProps) {
  const { t } = useApp(verificationTexts);
  return (
    <>
      {receipts.length < maxReceipts && !locked && (
        <label className={buttonClass({ tone: 'secondary' }, css.camera)}>
          {t.takePhoto}
          <input type="file" accept="image/*" capture="environment" onChange={onPhoto} />
        </label>
      )}
      {receipts.length > 0 && (
        <ul className={css.list} aria-label={t.chosen}>
          {receipts.map((receipt) => (
            <li key={receipt.uploadId}>
              <Picture receipt={receipt} />
              <div className={css.words}>
                <p className={css.name}>{receipt.name}</p>
                <ReceiptState receipt={receipt} />
              </div>
              {!locked && (
                <IconButton
                  label={t.removeFile(receipt.name)}
                  onClick={() => onRemove(receipt.uploadId)}
                >
                  <TrashIcon size={20} />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Picture({ receipt: { thumbnail, name } }: { receipt: UploadedReceipt }) {
  if (thumbnail) return <img className={css.picture} src={thumbnail} alt="" />;
  return (
    <span className={css.picture}>
      {/\.pdf$/i.test(name) ? <DocumentIcon /> : <ImageOffIcon />}
    </span>
  );
}

/** Shows the progress; a screen reader hears only the result. */
function ReceiptState({ receipt }: { receipt: UploadedReceipt }) {
  const { t } = useApp(verificationTexts);
  const { state, arrived, parts, bytes, name } = receipt;
  const percent = parts > 0 ? Math.round((100 * arrived) / parts) : 0;
  const wrong = isWrong(receipt);
  const texts = {
    preparing: t.preparing,
    sending: t.sending(percent),
    waiting: t.waitingFile(percent),
    sent: `${t.sentFile}, ${readableSize(bytes)}`,
    failed: t.failedFile,
    lost: t.lostFile,
    unreadable: t.unreadableFile,
  };
  return (
    <>
      {(state === 'sending' || state === 'waiting') && (
        <progress max={parts} value={arrived} aria-label={t.progressOf(name)}>
          {percent} %
        </progress>
      )}
      <p className={wrong ? css.wrong : css.state}>
        {texts[state]}
        {(state === 'sending' || state === 'waiting') && `, ${readableSize(bytes)}`}
      </p>
      <span className="visually-hidden" role="status">
        {(wrong || state === 'sent' || state === 'waiting') && `${name}: ${texts[state]}`}
      </span>
    </>
  );
}
