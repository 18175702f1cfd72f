import { NetworkError } from '#platform/relay/fetch.ts'

/**
 * Exchanges a fresh ID token for the cookie that documents are rendered by. Rejects with a NetworkError
 * where the gateway does not take it.
 */
export function openDocumentSession(gatewayOrigin: string, idToken: string): Promise<void> {
  return send(gatewayOrigin, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken }),
  })
}

/** Ends it: from then on documents are a guest's. */
export function closeDocumentSession(gatewayOrigin: string): Promise<void> {
  return send(gatewayOrigin, { method: 'DELETE' })
}

async function send(gatewayOrigin: string, request: RequestInit): Promise<void> {
  const response = await fetch(`${gatewayOrigin}/session`, {
    ...request,
    credentials: 'include',
    // A fan who logs out leaves the page at once.
    keepalive: true,
  }).catch((cause: unknown) => {
    throw new NetworkError('The gateway could not be reached.', { cause })
  })
  if (!response.ok)
    throw new NetworkError(`The gateway answered ${response.status}.`, { status: response.status })
}
