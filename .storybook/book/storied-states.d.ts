declare module 'virtual:storied-states' {
  export const states: readonly import('../../scripts/checks/states.ts').StoriedState[]
}
