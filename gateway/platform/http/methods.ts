/** Whether a request asks for something without changing anything. */
export function isReading(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** 405, with what is allowed in its place. */
export function refuseMethod(allow: string): Response {
  const headers = { allow, 'cache-control': 'no-store' }
  return new Response('Method not allowed', { status: 405, headers })
}

/** The answer to who reads: whole for GET, its head alone for HEAD. Any other method is refused. */
export async function answerReading(
  { method }: Request,
  answer: () => Response | Promise<Response>,
): Promise<Response> {
  if (!isReading(method)) return refuseMethod('GET, HEAD')
  const response = await answer()
  return method === 'HEAD' ? new Response(null, response) : response
}
