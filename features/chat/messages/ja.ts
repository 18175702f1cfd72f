export default { 'chat.title': 'chat' } as const
