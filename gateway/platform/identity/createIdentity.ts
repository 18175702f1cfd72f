import { createFirebaseIdentity } from './firebase/firebase.ts'
import type { Identity } from './identity.ts'
import { createLocalIdentity, type LocalIdentityParts } from './local/local.ts'

/** The Firebase project where FIREBASE_PROJECT_ID names one, else the gateway's own identity service. */
export async function createIdentity(parts: LocalIdentityParts): Promise<Identity> {
  return parts.config.firebase ? createFirebaseIdentity(parts) : createLocalIdentity(parts)
}
