import { useApp } from '#web/app-context.ts';
import { methodNames, paymentMethods } from '../methods.ts';

export function MethodOptions() {
  const { language } = useApp();
  return paymentMethods.map((method) => (
    <option key={method} value={method}>
      {methodNames[language][method]}
    </option>
  ));
}
