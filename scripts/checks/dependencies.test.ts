import { expect, it } from 'vitest'
import { checkDependencies, unpinned, unproven } from './dependencies.ts'

it.each([
  '^1.2.3',
  '~1.2.3',
  '1.2',
  '1.x',
  '*',
  '',
  'latest',
  '>=1.2.3',
  'github:some/one',
  'file:../x',
])('finds a version that is %j', (version) => {
  expect(unpinned({ dependencies: { pg: '8.23.1', some: version } })).toEqual([
    expect.stringContaining('some is'),
  ])
  expect(unpinned({ devDependencies: { some: version } })).toHaveLength(1)
  expect(unpinned({ optionalDependencies: { some: version } })).toHaveLength(1)
  expect(unpinned({ overrides: { one: { some: version } } })).toEqual([
    expect.stringContaining('one > some'),
  ])
})

it('finds what could be another package’s at the next install', () => {
  const packages = {
    '': {},
    'node_modules/good': { integrity: 'sha512-x' },
    'node_modules/bare': {},
    'node_modules/far': { integrity: 'sha512-x', resolved: 'https://evil.example/far.tgz' },
  }
  expect(unproven({ packages })).toEqual([
    expect.stringContaining('node_modules/bare'),
    expect.stringContaining('node_modules/far'),
  ])
})

it('finds nothing here', () => {
  expect(checkDependencies()).toEqual([])
})
