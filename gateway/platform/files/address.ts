import { Redacted } from '../redacted.ts'

/** Where uploads are kept: a folder, or a bucket of an S3-compatible store. */
export type FilesAddress =
  | { kind: 'folder'; folder: string }
  | {
      kind: 's3'
      bucket: string
      region: string
      /** Where the store is not Amazon's own. */
      endpoint?: string
      /** Left out, the SDK looks where it always does: AWS_ACCESS_KEY_ID, a profile, the machine's role. */
      credentials?: { accessKeyId: Redacted; secretAccessKey: Redacted }
    }

const shape = 's3://bucket?region=…, or s3://key:secret@bucket?region=…&endpoint=https://…'

/** Reads FILES_URL; empty is a folder of the data folder. Throws an error that names the variable and what is wrong. */
export function readFilesAddress(
  text: string | undefined,
  folder: string,
  variable = 'FILES_URL',
): FilesAddress {
  if (!text) return { kind: 'folder', folder }
  // The value may hold a secret, so no error repeats it.
  const wrong = (what: string) => new Error(`${variable} ${what}; it takes ${shape}.`)
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 's3:') throw wrong('does not begin with s3://')
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname)) throw wrong('names no bucket')
  const region = url.searchParams.get('region')
  if (!region) throw wrong('names no region')
  const endpoint = url.searchParams.get('endpoint') || undefined
  if (endpoint !== undefined && !/^https?:\/\/./.test(endpoint))
    throw wrong('has an endpoint that is no http address')
  const [accessKeyId, secretAccessKey] = [url.username, url.password].map(decodeURIComponent)
  if (!accessKeyId !== !secretAccessKey) throw wrong('holds a key without its secret')
  return {
    kind: 's3',
    bucket: url.hostname,
    region,
    ...(endpoint && { endpoint }),
    ...(accessKeyId &&
      secretAccessKey && {
        credentials: {
          accessKeyId: new Redacted(accessKeyId),
          secretAccessKey: new Redacted(secretAccessKey),
        },
      }),
  }
}
