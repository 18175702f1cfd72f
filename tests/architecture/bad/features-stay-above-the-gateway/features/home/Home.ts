import '../../gateway/domains/chat/service.ts'
