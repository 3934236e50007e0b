import type { Stops } from './scene.ts';

/** How a surface takes the studio's light; across the face from left to right, sides from front to back. */
export interface Finish {
  face: Stops;
  /** The side away from the key light, and the side towards it. */
  shade: Stops;
  lit: Stops;
  top: Stops;
  /** The rounded edge around the face: towards the key light, and away from it. */
  rim: readonly [light: string, dark: string];
  brushed: boolean;
  /** How strongly the soft boxes show on it, 0 to 1. */
  gloss: number;
}

export const finishes = {
  white: {
    face: [
      [0, '#e3e7e8'],
      [0.16, '#fbfcfc'],
      [0.24, '#fdfdfd'],
      [0.3, '#f4f6f6'],
      [0.7, '#e6eaeb'],
      [1, '#d6dbdd'],
    ],
    shade: [
      [0, '#c6cbce'],
      [0.12, '#b7bdc1'],
      [1, '#a3aaaf'],
    ],
    lit: [
      [0, '#c5cbce'],
      [1, '#d6dbdd'],
    ],
    top: [
      [0, '#e3e6e6'],
      [1, '#fafbfb'],
    ],
    rim: ['#ffffff', '#b5bbbf'],
    brushed: false,
    gloss: 0.5,
  },
  stainless: {
    face: [
      [0, '#9fa6aa'],
      [0.07, '#bdc3c7'],
      [0.2, '#eef0f1'],
      [0.31, '#dfe3e5'],
      [0.46, '#b6bdc1'],
      [0.6, '#c0c6ca'],
      [0.8, '#dde1e3'],
      [0.93, '#b3babe'],
      [1, '#969da2'],
    ],
    shade: [
      [0, '#6f767b'],
      [0.15, '#5f666b'],
      [1, '#4d5459'],
    ],
    lit: [
      [0, '#7d8489'],
      [1, '#969da1'],
    ],
    top: [
      [0, '#8b9297'],
      [1, '#a7aeb2'],
    ],
    rim: ['#f4f6f7', '#757c81'],
    brushed: true,
    gloss: 0.35,
  },
  blackStainless: {
    face: [
      [0, '#33373b'],
      [0.08, '#43484c'],
      [0.2, '#747b80'],
      [0.32, '#565c61'],
      [0.48, '#3c4145'],
      [0.66, '#43484d'],
      [0.82, '#5e6469'],
      [1, '#2f3337'],
    ],
    shade: [
      [0, '#26292c'],
      [0.2, '#1d2022'],
      [1, '#17191b'],
    ],
    lit: [
      [0, '#2b2f32'],
      [1, '#3b4044'],
    ],
    top: [
      [0, '#3a3f43'],
      [1, '#50565a'],
    ],
    rim: ['#90979c', '#1f2224'],
    brushed: true,
    gloss: 0.3,
  },
  graphite: {
    face: [
      [0, '#4f565b'],
      [0.2, '#7b8389'],
      [0.4, '#636b71'],
      [0.72, '#575e64'],
      [1, '#454b50'],
    ],
    shade: [
      [0, '#363b3f'],
      [0.2, '#2c3034'],
      [1, '#232629'],
    ],
    lit: [
      [0, '#41474c'],
      [1, '#555c61'],
    ],
    top: [
      [0, '#5d656a'],
      [1, '#7c858b'],
    ],
    rim: ['#a3abb0', '#2a2e31'],
    brushed: false,
    gloss: 0.4,
  },
  black: {
    face: [
      [0, '#191b1d'],
      [0.2, '#3a3e41'],
      [0.38, '#26292b'],
      [0.75, '#1d1f21'],
      [1, '#141617'],
    ],
    shade: [
      [0, '#151718'],
      [1, '#0d0e0f'],
    ],
    lit: [
      [0, '#1d2022'],
      [1, '#303437'],
    ],
    top: [
      [0, '#2b2e31'],
      [1, '#43484c'],
    ],
    rim: ['#6d7479', '#0b0c0d'],
    brushed: false,
    gloss: 0.35,
  },
  rubber: {
    face: [
      [0, '#2b2e30'],
      [1, '#1b1d1e'],
    ],
    shade: [
      [0, '#191b1c'],
      [1, '#101112'],
    ],
    lit: [
      [0, '#232628'],
      [1, '#2e3133'],
    ],
    top: [
      [0, '#303336'],
      [1, '#3b3f42'],
    ],
    rim: ['#44494c', '#0d0e0f'],
    brushed: false,
    gloss: 0,
  },
} as const satisfies Record<string, Finish>;
