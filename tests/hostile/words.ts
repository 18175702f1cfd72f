/** What every object has, though nobody put it there. */
export const words = [
  '__proto__',
  'constructor',
  'toString',
  'tostring',
  'hasOwnProperty',
  'valueOf',
  'then',
  'prototype',
  '__defineGetter__',
]
