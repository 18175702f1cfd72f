import { resolve, dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { keepPictures } from '../gateway/demo/pictures.ts'
import { PageRefused, readPage } from '../gateway/domains/landing-page/reading.ts'
import { pathOf, previewAddress } from '../gateway/domains/landing-page/preview.ts'
import { findPagesOf } from '../gateway/domains/landing-page/store.ts'
import { writePage } from '../gateway/domains/landing-page/writing.ts'
import { readConfig } from '../gateway/platform/config.ts'
import { joinDatabase } from '../gateway/platform/database/open.ts'
import { createLog } from '../gateway/platform/observability/log.ts'
import { loadTenant } from '../gateway/platform/tenant/service.ts'
import { openServices } from '../gateway/services.ts'
import { runCommand, UsageError } from './usage.ts'

const usage = `npm run content -- pages                      the pages: where each stands, and from when until when
npm run content -- pages check <file>         what is wrong with a page's file, if anything
npm run content -- pages put <file> <who>     writes it in place of what its address had, and says where it can be previewed
npm run content -- pages preview <address>    an address for operators, such as of /lp/winter-lights, good for three days

<file> is a TypeScript module that exports \`page\`, a LandingPageContent of content/types.ts (content/pages has examples),
and may export \`pictures\`, files beside it by the names that its blocks call them. <who> is whoever writes it.
The settings are the gateway's: the same environment reaches the same data and the same secret.`

const previewMs = 3 * 24 * 60 * 60 * 1000

type PageModule = { page?: unknown; pictures?: Parameters<typeof keepPictures>[2] }

/** Judges a page, writes it, or says where pages are. Answers what there is to say; throws what went wrong. */
async function run([what, action, subject, who, ...more]: readonly string[]): Promise<string> {
  const takes = { check: subject && !who, put: subject && who, preview: subject && !who }
  const isRight = action === undefined || (action in takes && takes[action as keyof typeof takes])
  if (what !== 'pages' || !isRight || more.length > 0) throw new UsageError(usage)
  if (action === 'check') {
    const page = readPage((await load(subject!)).page)
    return `${subject}: ${pathOf(page)}, ${page.blocks.length} blocks, nothing wrong`
  }
  return withTenant(async ({ config, now, cache, db, communityId }) => {
    const address = (page: Parameters<typeof previewAddress>[1]) =>
      previewAddress(config, page, new Date(now().getTime() + previewMs))
    if (action === 'put') {
      const { page: written, pictures = {} } = await load(subject!)
      const page = readPage(written)
      const folder = dirname(resolve(subject!))
      const picture = await keepPictures(config, config.tenantId, pictures, folder)
      const id = await db.transaction((transaction) =>
        writePage(transaction, page, { communityId, picture, writtenBy: who!, at: now() }),
      )
      cache.forget(config.tenantId, 'landingPagesOf', communityId)
      cache.forget(config.tenantId, 'landingPage', id)
      return `${pathOf(page)} is written; until ${page.opensAt} it is seen at\n${address({ id })}`
    }
    const pages = await findPagesOf(db, communityId)
    if (action === undefined) return pages.map(describe).join('\n') || 'There is no page yet.'
    const page = pages.find((each) => pathOf(each) === subject)
    if (!page) throw new Error(`There is no page at ${subject}.`)
    return address(page)
  })
}

async function load(file: string): Promise<PageModule> {
  const module = (await import(pathToFileURL(resolve(file)).href)) as PageModule
  if (module.page === undefined) throw new PageRefused(`${file} exports no \`page\``)
  return module
}

function describe(page: Awaited<ReturnType<typeof findPagesOf>>[number]): string {
  const until = page.closesAt ? ` until ${page.closesAt.toISOString()}` : ''
  return `${pathOf(page)}  from ${page.opensAt.toISOString()}${until}  「${page.title.ja}」, by ${page.writtenBy}`
}

async function withTenant(act: (tenant: Opened) => Promise<string>): Promise<string> {
  const config = readConfig()
  const log = createLog(config, process.stderr)
  const database = await joinDatabase(config, (error) => log.warn({ err: error }))
  try {
    const { services, parts } = await openServices(config, log, database)
    try {
      const db = services.databaseFor(config.tenantId)
      const tenant = await loadTenant({ ...services, db, tenantId: config.tenantId })
      return await act({ ...services, db, communityId: tenant.defaultCommunityId })
    } finally {
      for (const part of parts) await part.close()
    }
  } finally {
    await database.close()
  }
}

type Services = Awaited<ReturnType<typeof openServices>>['services']
type Opened = Services & { db: ReturnType<Services['databaseFor']>; communityId: string }

await runCommand(usage, run)
