import type { SendCall } from './session.ts'

/**
 * Sends a call and tells how much of its body is sent, from 0 to 1, which `fetch` cannot. It rejects, as `fetch` does,
 * where no answer came.
 */
export function sendWithProgress(onProgress: (share: number) => void): SendCall {
  return (url, { method, body, headers, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, url)
      request.withCredentials = true
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      request.onload = () => {
        const { status, responseText } = request
        const wait = request.getResponseHeader('retry-after')
        const headers = wait === null ? undefined : { 'retry-after': wait }
        resolve(new Response(responseText || null, { status, headers }))
      }
      request.onerror = () => reject(new TypeError('No answer came.'))
      request.onabort = () => reject(new DOMException('The call was given up.', 'AbortError'))
      signal?.addEventListener('abort', () => request.abort())
      request.send(body as XMLHttpRequestBodyInit)
    })
}
