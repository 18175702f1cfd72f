import type { ImageRef } from '../../platform/database/columns.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import { newId } from '../../platform/ids.ts'
import { findPagesNamed } from '../campaign-code/service.ts'
import { findTalentsOf } from '../community/service.ts'
import { findItemsBySlug } from '../store/service.ts'
import { findMachinesOf } from '../treasure-machine/service.ts'
import { findPlaylistsOf } from '../video/service.ts'
import { PageRefused, type PageContent } from './reading.ts'
import { putPage } from './store.ts'
import type { PageBlock } from './tables.ts'

type Writing = {
  communityId: string
  /** The picture that the page names so. Throws where there is none. */
  picture: (name: string) => ImageRef
  writtenBy: string
  at: Date
}

/**
 * Writes a page, in place of the one that its address had, and answers its id. Throws `PageRefused`, before anything
 * is written, where a block names what the community has not.
 */
export async function writePage(
  transaction: Transaction,
  content: PageContent,
  { communityId, picture, writtenBy, at }: Writing,
): Promise<string> {
  const { art, blocks, opensAt, closesAt, ...page } = content
  const faults = await findFaults(transaction, communityId, blocks)
  if (faults.length > 0) throw new PageRefused(faults.join('\n'))
  return putPage(transaction, {
    ...page,
    id: newId('landingpage'),
    communityId,
    picture: picture(art),
    blocks: blocks.map((block) => toRow(block, picture)),
    opensAt: new Date(opensAt),
    closesAt: closesAt === undefined ? null : new Date(closesAt),
    writtenBy,
    writtenAt: at,
  })
}

type Written = PageContent['blocks'][number]

function toRow(block: Written, picture: Writing['picture']): PageBlock {
  if (block.kind !== 'picture') return block
  const { art, ...rest } = block
  return { ...rest, picture: picture(art) }
}

/** What blocks name that there is not, a line each. */
async function findFaults(
  transaction: Transaction,
  communityId: string,
  blocks: readonly Written[],
): Promise<string[]> {
  const slugs = (rows: readonly { slug: string }[]) => new Set(rows.map(({ slug }) => slug))
  const talents = slugs(await findTalentsOf(transaction, communityId))
  const machines = slugs(await findMachinesOf(transaction, communityId))
  const playlists = slugs(await findPlaylistsOf(transaction, communityId))
  const items = await findItemsBySlug(transaction, communityId)
  const faults: string[] = []
  for (const [at, block] of blocks.entries()) {
    const judge = (part: string, name: string, isThere: boolean) => {
      if (!isThere) faults.push(`blocks.${at}.${part}: there is no "${name}"`)
    }
    if (block.kind === 'talents')
      for (const name of block.talents) judge('talents', name, talents.has(name))
    if (block.kind === 'items')
      for (const name of block.items) judge('items', name, items.has(name))
    if (block.kind === 'machines')
      for (const name of block.machines) judge('machines', name, machines.has(name))
    if (block.kind === 'video') judge('playlist', block.playlist, playlists.has(block.playlist))
    if (block.kind === 'code') {
      const pages = await findPagesNamed(transaction, block.campaign)
      judge('campaign', block.campaign, pages.length > 0)
    }
  }
  return faults
}
