/** Whether both are the same plain data: the same words pressed again are the same act. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
