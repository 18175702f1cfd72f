import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test.each([
  ['TENANT_ID', ''],
  ['TENANT_ID', 'Two Words'],
  ['PORT', '80a'],
  ['GATEWAY_NAME', 'a.b'],
])('names %s where it is %j', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name)
})

test('names each life of a gateway anew, unless told', () => {
  expect(readConfig({}).processName).not.toBe(readConfig({}).processName)
  expect(readConfig({ GATEWAY_NAME: 'gateway-1' }).processName).toBe('gateway-1')
})
