const shape = /^[a-z][a-z0-9-]{1,30}$/

/** Whether a text can be a tenant's id: 2 to 31 of a-z, 0-9 and -, a letter first. */
export function isTenantId(text: string): boolean {
  return shape.test(text)
}
