import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config } from '../config.ts'

const disks = new Map<string, Disk>()

/** Where files are kept: a folder of the data folder. Throws where FILES_URL asks for what is not built in. */
export function openDisk({ filesDir, filesUrl }: Pick<Config, 'filesDir' | 'filesUrl'>): Disk {
  if (filesUrl)
    throw new Error(
      'FILES_URL is set, but files are kept in the data folder only. Unset FILES_URL.',
    )
  const disk =
    disks.get(filesDir) ?? new Disk(new FSDriver({ location: filesDir, visibility: 'public' }))
  disks.set(filesDir, disk)
  return disk
}
