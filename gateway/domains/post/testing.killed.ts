import { armCrashPoint } from '../../platform/crashPoints.ts'
import { createPools } from '../../platform/database/pools.ts'
import { tellOfPost } from './telling.ts'

/**
 * Tells of a post, so many fans in a transaction, and dies after so many of them; never, where that is 0: a gateway
 * that does the job, beside others.
 */
const [appUrl = '', postId = '', most = '', dies = ''] = process.argv.slice(2)
const pools = createPools(appUrl, () => undefined)
if (Number(dies) > 0) armCrashPoint({ point: 'post.toldSome', pass: Number(dies) })
const context = { db: pools.forTenant('ouen'), signal: new AbortController().signal }
await tellOfPost(context, postId, Number(most))
await pools.close()
