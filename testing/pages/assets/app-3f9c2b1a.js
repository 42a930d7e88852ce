document.title = 'Inward';
