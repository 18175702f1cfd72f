import type { Visitor } from '#rules/games/harbour/visitors.ts'

type Shape = { d: string; fill: string }

const skin = '#f6d3b3'
const head = 'M32 18c8 0 13 5 13 13s-5 14-13 14-13-6-13-14 5-13 13-13Z'
const eyes = 'M27 31v2m10-2v2'
const smile = 'M28 38c2 2 6 2 8 0'

const face = (coat: string, more: readonly Shape[], before: readonly Shape[] = []): Shape[] => [
  ...before,
  { d: 'M8 64c0-12 10-18 24-18s24 6 24 18Z', fill: coat },
  { d: head, fill: skin },
  { d: eyes, fill: 'none' },
  { d: smile, fill: 'none' },
  ...more,
]

/** Who comes to the harbour, from the chest up, within 64 × 64; each is told by their outline. */
export const faces: Readonly<Record<Visitor['name'], readonly Shape[]>> = {
  // A high bundle on the back, a kerchief.
  pedlar: face(
    '#7a8f4a',
    [{ d: 'M18 28c0-9 6-13 14-13s14 4 14 13c-9-5-19-5-28 0Zm28-2 8 5-6 1Z', fill: '#e9803a' }],
    [{ d: 'M12 52V14c0-6 4-9 10-9h20c6 0 10 3 10 9v38Z', fill: '#c9a06a' }],
  ),
  // White hair, round glasses, an apron.
  master: face('#5d6f9e', [
    {
      d: 'M19 29c-5-4-3-14 6-15 2-4 12-4 14 0 9 1 11 11 6 15-2-6-6-8-13-8s-11 2-13 8Z',
      fill: '#f2efe8',
    },
    {
      d: 'M27 28a4 4 0 1 0 0 8 4 4 0 1 0 0-8Zm10 0a4 4 0 1 0 0 8 4 4 0 1 0 0-8Zm-6 4h2',
      fill: 'none',
    },
    { d: 'M24 64V50h16v14Z', fill: '#fbf1df' },
  ]),
  // A feathered hat and the neck of a fiddle.
  band: face('#a8458a', [
    { d: 'M15 24c6-6 28-6 34 0-4-10-9-14-17-14s-13 4-17 14Z', fill: '#5b2a66' },
    { d: 'M42 14c4-8 10-10 15-9-1 6-6 10-13 11Z', fill: '#ffd65c' },
    { d: 'M50 64V40l4-3 3 3v24Zm1-26-3-4m9 4 3-4', fill: '#a8703f' },
  ]),
  // A beard, a cap with a badge.
  captain: face('#23405c', [
    {
      d: 'M19 33c1 12 5 18 13 18s12-6 13-18c-3 4-7 4-8 2-3 2-7 2-10 0-1 2-5 2-8-2Z',
      fill: '#e9e6df',
    },
    {
      d: 'M17 25c-2-9 6-14 15-14s17 5 15 14c-9-4-21-4-30 0Zm-1 1c10-4 22-4 32 0l-3 4c-8-3-18-3-26 0Z',
      fill: '#f7f4ee',
    },
    { d: 'M32 14l1.500 3 3 .5-2 2 .5 3-3-1.500-3 1.500.5-3-2-2 3-.5Z', fill: '#e59a35' },
  ]),
  // A headband, a plank on the shoulder.
  carpenter: face(
    '#c7643c',
    [
      { d: 'M19 28c1-8 6-12 13-12s12 4 13 12c-8-3-18-3-26 0Z', fill: '#4a3426' },
      { d: 'M18 27c9-4 19-4 28 0v4c-9-4-19-4-28 0Zm28 0 7-4v6l-7 2Z', fill: '#fff7e8' },
    ],
    [{ d: 'M50 8l8 3-6 52-8-2Z', fill: '#d9b27a' }],
  ),
}
