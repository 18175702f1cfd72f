import { once } from 'node:events'
import { pino } from 'pino'
import { startGateway } from '../../gateway/gateway.ts'
import { readConfig } from '../../gateway/platform/config.ts'

// The gateway's own process, built, and without pages: to be killed, by others or where CRASH_AT says.
const nobodyAsks = () => Promise.reject(new Error('no page is asked for'))
const config = readConfig()
const gateway = await startGateway(config, pino({ level: config.logLevel }), {
  openApp: async () => ({ load: nobodyAsks, assets: nobodyAsks, handleAsset: () => false }),
  async listen(server, { port }) {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  },
})
process.once('SIGTERM', () => {
  gateway.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  )
})
process.send?.('serving')
