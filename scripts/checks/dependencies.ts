import { readFileSync } from 'node:fs'

type Versions = { [name: string]: string | Versions }
type Package = Partial<
  Record<
    'dependencies' | 'devDependencies' | 'optionalDependencies' | 'peerDependencies' | 'overrides',
    Versions
  >
>
type Lockfile = { packages: Record<string, { integrity?: string; resolved?: string }> }

const exact = /^\d+\.\d+\.\d+(-[\w.-]+)?$/

/**
 * What an install could bring that nobody has looked at: a version in package.json that is not exact, and a
 * package in the lockfile without its hash, or from a host of its own.
 */
export function checkDependencies(): string[] {
  const read = <Content>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Content
  return [
    ...unpinned(read<Package>('package.json')),
    ...unproven(read<Lockfile>('package-lock.json')),
  ]
}

/** The versions of a package.json that are ranges, tags or addresses. */
export function unpinned(given: Package): string[] {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies, overrides } = given
  return [dependencies, devDependencies, optionalDependencies, peerDependencies, overrides].flatMap(
    (versions = {}) => loose(versions),
  )
}

function loose(versions: Versions, within = ''): string[] {
  return Object.entries(versions).flatMap(([name, version]) => {
    if (typeof version !== 'string') return loose(version, `${within}${name} > `)
    return exact.test(version)
      ? []
      : [`${within}${name} is "${version}": name one version, such as 1.2.3`]
  })
}

/** The packages of a lockfile that could be another one's at the next install. */
export function unproven({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([place, { integrity, resolved }]) => {
    if (place === '') return []
    const problems = integrity ? [] : [`${place} has no hash in package-lock.json`]
    if (resolved) problems.push(`${place} names where it came from: .npmrc leaves that out`)
    return problems
  })
}
