import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { newId } from '../ids.ts'
import type { FilesAddress } from './address.ts'

const disks = new WeakMap<FilesAddress, Promise<Disk>>()

/** Where files are kept. The same address is the same disk. */
export function openDisk(address: FilesAddress): Promise<Disk> {
  const disk = disks.get(address) ?? makeDisk(address)
  disks.set(address, disk)
  return disk
}

async function makeDisk(address: FilesAddress): Promise<Disk> {
  if (address.kind === 'folder')
    return new Disk(new FSDriver({ location: address.folder, visibility: 'public' }))
  const { bucket, region, endpoint, credentials } = address
  // A megabyte of SDK: only for those who have a bucket.
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new Disk(
    new S3Driver({
      bucket,
      region,
      // Fans get their files from the gateway, so the bucket stays closed.
      visibility: 'private',
      supportsACL: false,
      ...(credentials && {
        credentials: {
          accessKeyId: credentials.accessKeyId.reveal(),
          secretAccessKey: credentials.secretAccessKey.reveal(),
        },
      }),
      ...(endpoint && { endpoint, forcePathStyle: true }),
      // Other stores than Amazon's don't know the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: 3_000, requestTimeout: 10_000 },
    }),
  )
}

/** A file's bytes; undefined where there is none. Throws where the store can't be asked. */
export async function readFile(disk: Disk, path: string): Promise<Uint8Array | undefined> {
  try {
    return await disk.getBytes(path)
  } catch (error) {
    if (isMissing(error instanceof Error ? error.cause : error)) return undefined
    throw error
  }
}

function isMissing(cause: unknown): boolean {
  return (
    cause instanceof Error &&
    (cause.name === 'NoSuchKey' || ('code' in cause && cause.code === 'ENOENT'))
  )
}

/** Writes and deletes a file, so that a wrong setting is seen at the start and not by the first fan. */
export async function checkDisk(address: FilesAddress): Promise<void> {
  if (address.kind === 'folder') return
  const path = `checks/${newId('upload')}`
  try {
    const disk = await openDisk(address)
    await disk.put(path, 'ok')
    await disk.delete(path)
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const why = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)
    throw new Error(
      `FILES_URL: the bucket "${address.bucket}" can't be written to (${why}). Check the bucket, its region and endpoint, and the key.`,
      { cause: error },
    )
  }
}
