export default { 'shell.title': 'shell' } as const
