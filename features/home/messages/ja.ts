export default { 'home.title': 'home' } as const
