import { keyedHash } from '../../platform/secret.ts'

/** What is known of a code: without the secret, which the database does not hold, none can be tried out. */
export const hashCode = (
  config: Parameters<typeof keyedHash>[0],
  tenantId: string,
  code: string,
): string => keyedHash(config, 'campaign code', tenantId, code).toString('base64url')
