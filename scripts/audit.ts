import { spawnSync } from 'node:child_process'

type Advisory = { name: string; range: string; title: string; severity: string; url: string }
type Answer = {
  message?: string
  auditReportVersion?: number
  /** By package. `via` names other packages where the weakness is theirs. */
  vulnerabilities?: Record<string, { via: (string | Advisory)[] }>
}

/** What npm's registry knows of the packages that the gateway and the app are made of. */
type Audit = { findings: string[] } | { unanswered: string }

/** Asks the registry. Throws where npm itself fails. */
function audit(): Audit {
  const { stdout, error } = spawnSync(
    'npm',
    ['audit', '--omit=dev', '--audit-level=high', '--json', '--fetch-retries=0'],
    { encoding: 'utf8', shell: process.platform === 'win32', maxBuffer: 64 * 1024 * 1024 },
  )
  if (error) throw error
  return readAudit(JSON.parse(stdout) as Answer)
}

/** What npm answers in JSON: a report of version 2, or why there is none. */
function readAudit({ auditReportVersion, vulnerabilities = {}, message }: Answer): Audit {
  if (auditReportVersion === undefined) return { unanswered: message ?? 'there is no report' }
  const advisories = Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((cause) => typeof cause === 'object')
  return {
    findings: advisories
      .filter(({ severity }) => severity === 'high' || severity === 'critical')
      .map(
        ({ name, range, severity, title, url }) =>
          `${name} ${range}, ${severity}: ${title} (${url})`,
      ),
  }
}

const answer = audit()
if ('unanswered' in answer) console.log(`not answered here: ${answer.unanswered}`)
else if (answer.findings.length === 0) console.log('nothing known of any package')
else {
  for (const finding of answer.findings) console.log(`✗ ${finding}`)
  process.exitCode = 1
}
