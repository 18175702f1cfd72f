import '../../app/App.ts'
