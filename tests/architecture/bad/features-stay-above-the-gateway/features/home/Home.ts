import '../../gateway/chat/service.ts'
