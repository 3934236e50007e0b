import type { ComponentProps } from 'react';
import { anyDay, pastDay } from '#platform/time/day-range.ts';
import { TextField } from './field.tsx';

type DayFieldProps = Omit<ComponentProps<typeof TextField>, 'type'> & {
  /** True for what has happened: today is the last day. */
  past?: boolean | undefined;
};

/** A day that the business can mean; `min` and `max` may narrow it. */
export function DayField({ past, ...field }: DayFieldProps) {
  return <TextField {...(past ? pastDay() : anyDay())} {...field} type="date" />;
}

/** A moment on Cuba's clock. */
export function MomentField({ past, ...field }: DayFieldProps) {
  const { min, max } = past ? pastDay() : anyDay();
  return <TextField min={`${min}T00:00`} max={`${max}T23:59`} {...field} type="datetime-local" />;
}
