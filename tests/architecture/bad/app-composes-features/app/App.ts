import '../features/chat/components/Bubble.ts'
